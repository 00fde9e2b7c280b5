-- Long works (http.md): how far they are and what came out, told beside the transaction that does them.
create table proses (
  kode_toko text not null,
  user_id text not null,
  -- The Idempotency-Key of the write: the same work asked twice is one work.
  id text not null check (length(id) between 8 and 100),
  judul text not null,
  selesai int not null default 0 check (selesai >= 0),
  total int not null default 0 check (total >= 0),
  keadaan text not null default 'JALAN' check (keadaan in ('JALAN', 'SELESAI', 'GAGAL')),
  -- The answer of the write as it would have been sent, or the problem that refused it.
  jawaban jsonb,
  waktu timestamptz not null,
  primary key (kode_toko, user_id, id)
);
create index proses_waktu on proses (waktu);
