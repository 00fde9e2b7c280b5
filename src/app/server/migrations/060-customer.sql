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
  -- A remark of the shop about a customer, and the end of a line of numbers that were taken off (D-51.4, D-51.12).
  keterangan text,
  -- Customers are of the chain on one server (D-51.11): `kode_customer` is unique there, `kode_toko` is the shop that met the
  -- person first, and every shop may name the card. One telephone number is one card of the chain.
  -- The shop whose act wrote the card last: the audit row of that act is there.
  op_toko text references toko,
  -- The card that this one was joined to (D-39.7). Its documents keep the old code; readers by person take both as one.
  kode_gabung text,
  tgl_hapus date,
  -- Members and their points (D-18.1, D-39.1 to D-39.5). One balance a person over all shops of the chain, held on the card; every
  -- row of the ledger names the shop where it happened. Points post nothing to the book when they are earned: spending debits `poin`.
  tgl_daftar date,
  -- Of whom brought him: percent of his points and for how many of his sales, as the master said on the day he joined.
  afiliasi_persen persen check (afiliasi_persen between 0 and 10000),
  afiliasi_n int check (afiliasi_n >= 0),
  -- The word behind the QR of a member's card (D-51.15): it opens card number and points, nothing else.
  kode_kartu text not null default kode_nota_baru(),
  npwp text check (npwp ~ '^(\d{15}|\d{16})$'),
  pengusaha boolean not null default false,
  bebas_pph22_sampai date,
  primary key (kode_toko, kode_customer),
  check (kode_gabung is null or not is_active),
  check (kode_gabung <> kode_customer),
  check (not pengusaha or npwp is not null),
  check (bebas_pph22_sampai is null or pengusaha)
);

create index customer_cari on customer using gin ((nama || ' ' || kode_customer) gin_trgm_ops);
create unique index customer_kode on customer (kode_customer);
create index customer_ke on customer (kode_gabung) where kode_gabung is not null;
create unique index customer_hp on customer (no_hp) where no_hp is not null;
create unique index customer_kode_kartu on customer (kode_kartu);

-- A number of the tax office is on one card in use, be it written with 15 figures or with 16 (D-41.10).
create unique index customer_npwp on customer (lpad(npwp, 16, '0')) where is_active and npwp is not null;

alter table customer add foreign key (kode_referensi) references customer (kode_customer) not valid;
alter table customer add foreign key (kode_gabung) references customer (kode_customer);

-- What a shop says to its members on their birthday, and how their card looks (/setting-member).
create table setting_member (
  kode_toko text primary key references toko,
  ucapan text not null,
  kartu jsonb not null,
  op uuid not null
);

-- The younger of two cards of one number: whose the number is now.
create table customer_nomor_lepas (
  kode_toko text not null references toko,
  kode_customer text not null,
  no_hp text not null,
  kode_pemilik text not null,
  primary key (kode_toko, kode_customer),
  foreign key (kode_toko, kode_customer) references customer,
  foreign key (kode_pemilik) references customer (kode_customer)
);

revoke insert, update, delete on customer_nomor_lepas from kilau_app;
grant delete on customer_nomor_lepas to kilau_app;
