-- What was reported to the authority: one living report for each customer and day of the chain.
create table lapor_transaksi (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  -- The day on which it was written down here, and that of the transactions.
  hari date not null,
  tgl_system date not null check (tgl_system <= hari),
  orang text not null,
  tgl_lapor date not null check (tgl_lapor between tgl_system and hari),
  no_lapor text not null,
  -- Asked of the customer for the report, where the documents do not tell it.
  no_identitas text,
  pekerjaan text,
  total rupiah not null check (total > 0),
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  input_date timestamptz not null,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  primary key (kode_toko, id),
  check ((status = 'CANC') = (batal_by is not null))
);

create unique index lapor_transaksi_sekali on lapor_transaksi (tgl_system, orang) where status = 'DONE';

revoke delete on lapor_transaksi from kilau_app;
