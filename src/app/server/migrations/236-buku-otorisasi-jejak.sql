-- Approvals of acts that leave no document of their own, worked out from what they wrote (D-27, I-21).

-- What a manager changes alone, and which tables leave the shop only by approval: as the contracts say it
-- (a test compares them).
create function parameter_manager(p_key text) returns boolean language sql immutable parallel safe as $$
  select p_key in ('KURS_USD', 'BASKET_LOCK_MINUTES', 'CUSTOMER_WAJIB', 'PLATFORM_NOTA', 'TITIPAN_HARI',
    'TOLERANSI_PESANAN_PERSEN', 'LAMA_PINJAM_DEFAULT', 'PECAHAN_UANG', 'BERAT_LABEL_DEFAULT', 'BERAT_PLASTIK_DEFAULT',
    'STOCK_UMUR_HARI', 'MULTI_LANGUAGE_FEATURE', 'UKURAN_STRUK', 'AUTO_CUT', 'JAM_KIRIM_PROMO')
$$;
create function ekspor_rahasia(p_tabel text) returns boolean language sql immutable parallel safe as $$
  select p_tabel in ('customer', 'barang', 'barang_kejadian', 'penjualan', 'penjualan_barang', 'pembelian', 'pembelian_barang',
    'titipan', 'titipan_barang', 'titipan_bayar', 'pembayaran', 'kas', 'penerimaan', 'hancur', 'tutup_toko', 'buku')
$$;

-- The few kinds of record that may need somebody: the rest of the log is never looked at.
drop index audit_cetak_ulang;
create index audit_setuju on audit (kode_toko, op) where tindakan in ('CETAK_ULANG', 'CETAK_BARCODE', 'BUKA_LACI', 'UBAH_HARGA',
    'UBAH_PARAMETER', 'UBAH_MODUL', 'IMPOR_PUSAT', 'EKSPOR', 'RESET_TIMBANG', 'KOSONGKAN_OPNAME', 'RESET_PASSWORD',
    'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR')
  or (tabel in ('barang', 'users', 'harga_beli') and tindakan in ('TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN'));

-- The event that a record asks for; whom it never asks (an owner who acts alone) falls out in I-21.
create function tuntutan_jejak(a audit) returns text language sql stable parallel safe as $$
  select case
    when a.tindakan in ('CETAK_ULANG') then 'CETAK_ULANG'
    when a.tindakan = 'KOSONGKAN_OPNAME' then 'OPNAME_KOSONGKAN'
    when a.tindakan = 'RESET_TIMBANG' and exists (select from timbang t where t.kode_toko = a.kode_toko
      and t.tgl_system = a.kunci::date and a.sebelum ? t.no_timbang) then 'RESET_TIMBANG'
    -- What follows an owner does alone.
    when a.level not in ('KASIR', 'SPV', 'MU') then null
    when a.tindakan = 'BUKA_LACI' and a.level = 'KASIR' then 'BUKA_LACI'
    when a.tindakan = 'CETAK_BARCODE' and jsonb_path_exists(a.sebelum, '$[*].label_ke ? (@ > 0)') then 'CETAK_ULANG_BARCODE'
    when a.tindakan = 'UBAH_HARGA' or (a.tabel = 'harga_beli' and a.tindakan <> 'HAPUS') then 'UBAH_HARGA_EMAS'
    when a.tabel = 'barang' and a.tindakan = 'UBAH' and a.sebelum - 'gambar' <> a.sesudah - 'gambar' then 'UBAH_BARANG'
    when a.tindakan in ('RESET_PASSWORD', 'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR') or (a.tabel = 'users'
      and (a.sebelum -> 'level', a.sebelum -> 'is_active') is distinct from (a.sesudah -> 'level', a.sesudah -> 'is_active'))
      then 'HAK_AKSES'
    when a.tindakan = 'UBAH_PARAMETER' and not (a.level = 'MU' and parameter_manager(a.kunci)) then 'UBAH_PARAMETER'
    when a.tindakan = 'UBAH_MODUL' then 'UBAH_MODUL'
    when a.tindakan = 'EKSPOR' and ekspor_rahasia(a.tabel) then 'EKSPOR_DATA'
    -- A row that the shop had already was replaced or taken away; new ones lose nothing.
    when a.tindakan = 'IMPOR_PUSAT' and exists (select from audit b where b.kode_toko = a.kode_toko and b.op = a.op
      and b.tindakan in ('UBAH', 'HAPUS', 'AKTIFKAN')) then 'IMPORT_PUSAT'
  end
$$;

-- In place of the copies alone (225).
create or replace view v_need__cetak as
select a.kode_toko as shop, a.op as op_id, e.event
  from audit a cross join lateral (select tuntutan_jejak(a) as event) e
 where (a.tindakan in ('CETAK_ULANG', 'CETAK_BARCODE', 'BUKA_LACI', 'UBAH_HARGA', 'UBAH_PARAMETER', 'UBAH_MODUL', 'IMPOR_PUSAT',
    'EKSPOR', 'RESET_TIMBANG', 'KOSONGKAN_OPNAME', 'RESET_PASSWORD', 'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR')
    or (a.tabel in ('barang', 'users', 'harga_beli') and a.tindakan in ('TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN')))
   and e.event is not null;

-- Prices by whatever way they came in, a group's own form too.
create view v_need__harga as
select h.kode_toko as shop, h.op as op_id, 'UBAH_HARGA_EMAS'::text as event
  from harga_emas h
 where exists (select from audit a where a.kode_toko = h.kode_toko and a.op = h.op and a.level in ('KASIR', 'SPV', 'MU'));

-- The bank kept more than its percent, or paid more than was charged.
create view v_need__non_cash as
select v.kode_toko as shop, v.op as op_id, 'NON_CASH_SELISIH'::text as event
  from validasi_non_cash_baris b join validasi_non_cash v using (kode_toko, no_validasi)
 where (b.biaya_bank > b.biaya_harap or b.biaya_bank < 0)
   and exists (select from audit a where a.kode_toko = v.kode_toko and a.op = v.op and a.level in ('KASIR', 'SPV', 'MU'));

-- A delivery against its slip, and the pieces of a lot against the delivery; its mark is no longer believed.
create or replace view v_need__terima as
select p.kode_toko as shop, p.op as op_id, 'PENERIMAAN_SELISIH'::text as event
  from penerimaan_lot l join penerimaan p using (kode_toko, no_terima)
 where l.berat <> l.berat_nota
   and abs(l.berat - l.berat_nota) > l.qty * batas_toko(l.kode_toko, 'TOLERANSI_PENERIMAAN', p.input_date, 20)
union all
select l.kode_toko, s.op, 'PENERIMAAN_SELISIH'
  from penerimaan_lot l
  cross join lateral (select max(b.no_label) as no_label from penerimaan_label b
    where b.kode_toko = l.kode_toko and b.no_terima = l.no_terima and b.urut = l.urut) b
  join buku_set s on s.kode_toko = l.kode_toko and s.no_bukti = b.no_label
 where l.label_qty = l.qty - l.hilang_qty and l.label_berat <> l.berat - l.hilang_berat
   and abs(l.label_berat - l.berat + l.hilang_berat)
     > (l.qty - l.hilang_qty) * batas_toko(l.kode_toko, 'TOLERANSI_PENERIMAAN', s.waktu, 20);

select susun_pandangan('v_need');
