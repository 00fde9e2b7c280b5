-- What a level starts with in this shop, where it differs from the product's own menu (D-34.6). A
-- user without rows of his own in user_akses follows it.
create table akses_templat (
  kode_toko text not null references toko,
  level text not null check (level in ('DEV', 'MU', 'SPV', 'KASIR')),
  kode text not null,
  is_show boolean not null,
  op uuid,
  primary key (kode_toko, level, kode)
);
