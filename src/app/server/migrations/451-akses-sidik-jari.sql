-- A finger that a person has shown to an authenticator (WebAuthn, D-27.1): the public key alone, never a print.
create table sidik_jari (
  kode_toko text not null,
  user_id text not null,
  id text not null unique check (length(id) between 16 and 1400),
  rp_id text not null,
  kunci text not null,
  hitung bigint not null,
  transports text[] not null,
  nama text not null,
  dibuat timestamptz not null,
  terakhir timestamptz,
  op uuid not null,
  primary key (kode_toko, user_id, id),
  foreign key (kode_toko, user_id) references users
);

-- What an authenticator is asked to sign: good for one purpose of one person, once, for two minutes.
create table tantangan_sidik (
  tantangan text primary key,
  kode_toko text not null,
  user_id text not null,
  untuk text not null,
  sampai timestamptz not null
);
create index tantangan_sidik_sampai on tantangan_sidik (sampai);
