-- Photos of pieces and of certificates that came from another server (decision 1210): asked for behind the receipt, which waits for none of
-- them. A row is a piece or a stone whose photos are not all here.
create table foto_kiriman (
  kode_toko text not null references toko,
  no_kirim text not null,
  kode_barcode text not null,
  asal text not null references toko,
  isi text not null check (isi in ('BARANG', 'BATU')),
  -- How many of the sender's are looked at: those that were kept, and those that were refused.
  dilihat int not null default 0 check (dilihat >= 0),
  -- Tries without an answer, and when the next one begins; null: it is over.
  gagal int not null default 0 check (gagal >= 0),
  lagi timestamptz,
  primary key (kode_toko, no_kirim, kode_barcode)
);
create index foto_kiriman_lagi on foto_kiriman (lagi) where lagi is not null;
