-- What the last look at every invariant found: of one shop, or of all of them ('*').
create table periksa_terakhir (
  kode_toko text primary key,
  waktu timestamptz not null,
  rusak int not null check (rusak >= 0),
  temuan jsonb not null
);

-- What was said about a document whose check fails: looked at by whom, and why it may stay so.
create table faktur_dilihat (
  kode_toko text not null references toko,
  no_dokumen text not null,
  masalah text not null,
  catatan text not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, no_dokumen, masalah)
);
