-- What a shop says to its members on their birthday, and how their card looks (/setting-member).
create table setting_member (
  kode_toko text primary key references toko,
  ucapan text not null,
  kartu jsonb not null,
  op uuid not null
);
