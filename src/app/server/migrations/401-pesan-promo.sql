-- Promos to consenting customers (3§1): one is planned at a time, one goes out on a day, never twice (D-33.22).
create table promo (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  tgl_kirim date not null,
  template text not null,
  image_url text,
  status text not null default 'TERJADWAL' check (status in ('TERJADWAL', 'DIKIRIM', 'LEWAT', 'BATAL')),
  jumlah int,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id)
);
create unique index promo_satu on promo (kode_toko) where status = 'TERJADWAL';
create unique index promo_sehari on promo (kode_toko, tgl_kirim) where status = 'DIKIRIM';
revoke delete on promo from kilau_app;

-- Numbers that want no promo, greeting or reminder of this shop, whoever they belong to.
create table pesan_tolak (
  kode_toko text not null references toko,
  nomor text not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, nomor)
);

-- Days on which a shop's greetings and reminders were put into the outbox.
create table pesan_harian (
  kode_toko text not null references toko,
  tgl date not null,
  primary key (kode_toko, tgl)
);

-- A number as gateways want it, so that 0812 and 62812 are one.
create function nomor_wa(no_hp text) returns text language sql immutable as
$$ select case when no_hp like '0%' then '62' || substr(no_hp, 2) else no_hp end $$;

alter table gateway_pesan
  add column ultah boolean not null default false,
  add column tempo_hari int not null default 0 check (tempo_hari between 0 and 30);
