-- Keys of the read API of the catalogue (D-29.1): whoever holds one reads what customers see, as a program.
-- The key itself is never kept: only its print, from the moment that whoever asked for it has seen it.
create table katalog_kunci (
  kode_toko text not null references toko,
  id text not null check (id ~ '^[0-9a-f]{8}$'),
  nama text not null,
  batas_menit int not null check (batas_menit between 10 and 6000),
  sidik text unique,
  input_by text not null,
  input_date timestamptz not null,
  terakhir timestamptz,
  terakhir_ip text,
  dicabut_by text,
  dicabut_at timestamptz,
  op uuid not null,
  primary key (kode_toko, id),
  check ((dicabut_by is null) = (dicabut_at is null))
);

-- A key opens data of the shop to a program: asked for like a list that leaves it (D-27, I-21).
create or replace function tuntutan_jejak(a audit) returns text language sql stable parallel safe as $$
  select case
    when a.tindakan = 'CETAK_ULANG' then 'CETAK_ULANG'
    when a.tindakan = 'KOSONGKAN_OPNAME' then 'OPNAME_KOSONGKAN'
    when a.tindakan = 'RESET_TIMBANG' and exists (select from timbang t where t.kode_toko = a.kode_toko
      and t.tgl_system = a.kunci::date and a.sebelum ? t.no_timbang) then 'RESET_TIMBANG'
    -- What follows an owner does alone.
    when a.level not in ('KASIR', 'SPV', 'MU') then null
    when a.tindakan = 'EKSPOR' then case when ekspor_rahasia(a.tabel) or a.tabel = 'katalog_kunci' then 'EKSPOR_DATA' end
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
