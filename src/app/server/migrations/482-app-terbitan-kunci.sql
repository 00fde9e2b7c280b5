-- Of a version from another server (D-43.6): head office's own number, and the public key that its list was proved by. A version whose
-- key is believed no more stays and does not count, and a later one may have its number. What was kept before this is asked for again.
alter table terbitan_terima
  add column nomor int,
  add column kunci text;
update terbitan_terima set nomor = versi;
alter table terbitan_terima alter column nomor set not null;
create index terbitan_terima_nomor on terbitan_terima (kode_toko, kunci, nomor);
