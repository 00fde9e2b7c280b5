-- What leaves the shop is asked for by its own rule alone: a list that was let out is no change of what it
-- lists (D-27, I-21). Only acts that write a row are looked at by the table they wrote.
create or replace function tuntutan_jejak(a audit) returns text language sql stable parallel safe as $$
  select case
    when a.tindakan = 'CETAK_ULANG' then 'CETAK_ULANG'
    when a.tindakan = 'KOSONGKAN_OPNAME' then 'OPNAME_KOSONGKAN'
    when a.tindakan = 'RESET_TIMBANG' and exists (select from timbang t where t.kode_toko = a.kode_toko
      and t.tgl_system = a.kunci::date and a.sebelum ? t.no_timbang) then 'RESET_TIMBANG'
    -- What follows an owner does alone.
    when a.level not in ('KASIR', 'SPV', 'MU') then null
    when a.tindakan = 'EKSPOR' then case when ekspor_rahasia(a.tabel) then 'EKSPOR_DATA' end
    when a.tindakan = 'BUKA_LACI' and a.level = 'KASIR' then 'BUKA_LACI'
    when a.tindakan = 'CETAK_BARCODE' and jsonb_path_exists(a.sebelum, '$[*].label_ke ? (@ > 0)') then 'CETAK_ULANG_BARCODE'
    when a.tindakan = 'UBAH_HARGA' or (a.tabel = 'harga_beli' and a.tindakan in ('TAMBAH', 'UBAH', 'AKTIFKAN')) then 'UBAH_HARGA_EMAS'
    when a.tabel = 'barang' and a.tindakan = 'UBAH' and a.sebelum - 'gambar' <> a.sesudah - 'gambar' then 'UBAH_BARANG'
    when a.tindakan in ('RESET_PASSWORD', 'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR') or (a.tabel = 'users'
      and a.tindakan in ('TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN')
      and (a.sebelum -> 'level', a.sebelum -> 'is_active') is distinct from (a.sesudah -> 'level', a.sesudah -> 'is_active'))
      then 'HAK_AKSES'
    when a.tindakan = 'UBAH_PARAMETER' and not (a.level = 'MU' and parameter_manager(a.kunci)) then 'UBAH_PARAMETER'
    when a.tindakan = 'UBAH_MODUL' then 'UBAH_MODUL'
    -- A row that the shop had already was replaced or taken away; new ones lose nothing.
    when a.tindakan = 'IMPOR_PUSAT' and exists (select from audit b where b.kode_toko = a.kode_toko and b.op = a.op
      and b.tindakan in ('UBAH', 'HAPUS', 'AKTIFKAN')) then 'IMPORT_PUSAT'
  end
$$;
