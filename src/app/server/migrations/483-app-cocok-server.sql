-- When this server compared last what its book and that of another server say of each other (decision 1199), and when it does again.
create table cocok_server (
  -- The shop here in whose name it asks, and the one that it asks.
  dari text not null references toko,
  ke text not null references toko,
  dilihat timestamptz,
  lagi timestamptz not null,
  primary key (dari, ke)
);

-- By how much two books of two servers differ on what they owe each other: both balances, and what messages that both know have not yet
-- booked, together. No row: they agree.
create table cocok_beda (
  kode_toko text not null references toko,
  lain text not null,
  sejak timestamptz not null,
  dilihat timestamptz not null,
  rupiah bigint not null,
  qty bigint not null,
  mg bigint not null,
  murni bigint not null,
  primary key (kode_toko, lain)
);
