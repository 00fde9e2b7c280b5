-- A remark of the shop about a customer, and the end of a line of numbers that were taken off (D-51.4, D-51.12).
alter table customer add column keterangan text;
grant delete on customer_nomor_lepas to kilau_app;

-- Name, phone or KTP of a card with documents was changed by another person's word (I-21).
do $$
declare
  isi text := pg_get_functiondef('tuntutan_jejak(audit)'::regprocedure);
begin
  execute replace(isi, 'when a.tindakan = ''UBAH_MODUL''', 'when a.tindakan = ''UBAH_KARTU'' then ''UBAH_CUSTOMER''
    when a.tindakan = ''UBAH_MODUL''');
end $$;

-- The records that may need somebody, with these two kinds: a day that jumped was never looked at (760).
drop index audit_setuju;
create index audit_setuju on audit (kode_toko, op) where tindakan in ('CETAK_ULANG', 'CETAK_BARCODE', 'BUKA_LACI', 'UBAH_HARGA',
    'UBAH_PARAMETER', 'UBAH_MODUL', 'IMPOR_PUSAT', 'EKSPOR', 'RESET_TIMBANG', 'KOSONGKAN_OPNAME', 'RESET_PASSWORD',
    'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR', 'UBAH_KARTU', 'BUKA_HARI')
  or (tabel in ('barang', 'users', 'harga_beli') and tindakan in ('TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN'));
create or replace view v_need__cetak as
select a.kode_toko as shop, a.op as op_id, e.event
  from audit a cross join lateral (select tuntutan_jejak(a) as event) e
 where (a.tindakan in ('CETAK_ULANG', 'CETAK_BARCODE', 'BUKA_LACI', 'UBAH_HARGA', 'UBAH_PARAMETER', 'UBAH_MODUL', 'IMPOR_PUSAT',
    'EKSPOR', 'RESET_TIMBANG', 'KOSONGKAN_OPNAME', 'RESET_PASSWORD', 'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR', 'UBAH_KARTU',
    'BUKA_HARI')
    or (a.tabel in ('barang', 'users', 'harga_beli') and a.tindakan in ('TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN')))
   and e.event is not null;
