-- Who took which table out of the shop, and why; the file is fetched by it within some minutes.
create table ekspor (
  kode_toko text not null references toko,
  id uuid not null,
  tabel text not null,
  alasan text not null,
  baris bigint not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id)
);
revoke update, delete on ekspor from kilau_app;
