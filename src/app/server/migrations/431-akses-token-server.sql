-- The public key of a shop whose tokens this server takes (D-43.2); the one before stays good for a day.
create table kunci_server (
  kode_toko text primary key references toko,
  x text not null,
  lama_x text,
  lama_sampai timestamptz,
  diganti timestamptz not null
);

-- A token is good once: its `jti` is kept for ten minutes.
create table token_server (
  jti uuid primary key,
  sampai timestamptz not null
);
create index token_server_sampai on token_server (sampai);
