-- The register (decision 460) looks at the day of any kind by that kind's own index; these had none for it.
create index ubah_massal_hari on ubah_massal (kode_toko, tgl_system);
create index opname_global_hari on opname_global (kode_toko, tgl_system);
-- A deposit is taken back on any day.
create index titipan_hari_batal on titipan (kode_toko, hari_batal) where hari_batal is not null;
