-- How a shop wants its papers (D-30.1); a kind without a row is printed as the product has it.
create table templat_nota (
  kode_toko text not null references toko,
  jenis text not null check (jenis in ('PENJUALAN', 'TITIPAN', 'PEMBELIAN', 'SETORAN', 'KAS')),
  templat jsonb not null,
  op uuid not null,
  primary key (kode_toko, jenis)
);

-- The shop's sign on its papers: a small black and white PNG in base64.
create table logo_nota (
  kode_toko text primary key references toko,
  png text not null check (length(png) <= 200000),
  op uuid not null
);
