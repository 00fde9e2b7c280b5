-- Messages between servers (D-43.4, decision 1172). A shop that is told, or tells, may be of another server's list alone.
alter table pesan_toko
  drop constraint pesan_toko_dari_fkey,
  drop constraint pesan_toko_ke_fkey;

-- What this server knows of the line to another one, by the shop that it is reached as.
create table antar_server (
  kode_toko text primary key references toko,
  -- The last time that it answered, or asked by itself.
  dijawab timestamptz,
  -- Why the last try failed, and since when none has succeeded.
  gagal text,
  gagal_sejak timestamptz,
  -- Seconds by which its clock was ahead of this server's, when it was last seen.
  jam_beda integer,
  jam_at timestamptz
);

-- A row of messages that stopped: the other server knows another message by the next number (a copy of the database came
-- back, or runs twice). A person lets it go on: npm run kunci-toko -- --lanjut.
create table antar_henti (
  dari text not null,
  ke text not null,
  -- Of the server that sends, or of the one that takes them.
  sisi text not null check (sisi in ('KIRIM', 'TERIMA')),
  -- The last number that the other server has.
  terakhir bigint not null,
  waktu timestamptz not null,
  primary key (dari, ke, sisi)
);
