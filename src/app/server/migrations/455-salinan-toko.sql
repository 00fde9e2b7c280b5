-- What a shop on another server answered last, of each question: head office shows it, with its hour, while the shop is away (D-43.3).
create table salinan_toko (
  kode_toko text not null references toko on delete cascade,
  tanya text not null,
  waktu timestamptz not null,
  isi text not null,
  primary key (kode_toko, tanya)
);
create index salinan_toko_waktu on salinan_toko (kode_toko, waktu);
