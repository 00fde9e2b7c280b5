-- Photos that a piece has, or had before it was changed: such a photo is never evidence (D-51.10), and an act that is sent one asks for it
-- by its path (decision 1160). Written by the database, so that no act forgets it; a sale changes no photo and writes nothing here.
create table foto_barang (
  kode_toko text not null references toko,
  gambar_path text not null,
  primary key (kode_toko, gambar_path)
);

insert into foto_barang
select b.kode_toko, g ->> 'gambar_path' from barang b cross join lateral jsonb_array_elements(b.gambar) g
 where b.gambar <> '[]' and g ->> 'gambar_path' is not null
    on conflict do nothing;

revoke insert, update, delete on foto_barang from kilau_app;
