-- What one shop tells another (D-43.4): written in the act's own transaction, numbered for each receiver without gap, in
-- force when the receiver has made an act of it. `gagal` says why one could not be; others pass it.
create table pesan_toko (
  dari text not null references toko,
  ke text not null references toko,
  urut bigint not null check (urut > 0),
  jenis text not null,
  no_dokumen text not null,
  isi jsonb not null,
  waktu timestamptz not null,
  op uuid not null,
  selesai_at timestamptz,
  gagal text,
  primary key (dari, ke, urut)
);
create index pesan_toko_tunggu on pesan_toko (ke) where selesai_at is null;
revoke delete on pesan_toko from kilau_app;
create view v_written__pesan_toko as
select 'pesan_toko'::text as row_tbl, concat_ws('/', dari, ke, urut) as row_no, dari as shop, op as op_id, null::date as business_date from pesan_toko;
select susun_pandangan('v_written');
