create extension if not exists pg_trgm;

create table nomor_customer (
  kode_toko text primary key references toko,
  terakhir int not null
);

create table customer (
  kode_toko text not null references toko,
  kode_customer text not null,
  nama text not null,
  alamat text not null default '',
  no_hp text,
  provinsi text,
  tgl_lahir date,
  no_ktp text,
  jenis text not null default 'UMUM' check (jenis in ('UMUM', 'MEMBER', 'RESELLER')),
  kode_referensi text,
  setuju_promo boolean not null default false,
  poin bigint not null default 0,
  is_active boolean not null default true,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, kode_customer)
);
create unique index customer_hp on customer (kode_toko, no_hp) where no_hp is not null;
create index customer_cari on customer using gin ((nama || ' ' || coalesce(no_hp, '') || ' ' || kode_customer) gin_trgm_ops);
