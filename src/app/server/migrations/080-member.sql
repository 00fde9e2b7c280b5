create table hadiah (
  kode_toko text not null references toko,
  kode_hadiah text not null,
  nama_hadiah text not null,
  point int not null check (point > 0),
  stock int not null check (stock >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_hadiah)
);

create table member_afiliasi (
  kode_toko text not null references toko,
  kode_afiliasi text not null,
  nama text not null,
  persen_poin persen not null check (persen_poin between 0 and 10000),
  jumlah_transaksi int not null check (jumlah_transaksi > 0),
  is_active boolean not null default true,
  op uuid,
  -- Who brings a member is rewarded by the newest row of the master on the day of joining (D-39.4).
  urut bigint generated always as identity,
  primary key (kode_toko, kode_afiliasi)
);

-- Every row of points: who got or gave how many, by what act, in which shop, on which day.
create table poin (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  kode_customer text not null references customer (kode_customer),
  tgl_system date not null,
  input_date timestamptz not null,
  jenis text not null
    check (jenis in ('DAPAT', 'AFILIASI', 'BAYAR', 'TUKAR HADIAH', 'RESET', 'KEDALUWARSA', 'KOREKSI')),
  -- Plus came to the member.
  poin int not null check (poin <> 0),
  -- What it was earned on, or the rupiah that it paid.
  dasar_rp rupiah not null default 0,
  -- The document that it belongs to; a reset, a correction and a merge are acts without a number (`op`).
  no_dokumen text check (no_dokumen is not null or jenis in ('RESET', 'KOREKSI')),
  keterangan text not null default '',
  -- The row that this one undoes.
  balik_dari bigint,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, id),
  unique (id),
  foreign key (kode_toko, tgl_system) references hari_toko
);

create index poin_orang on poin (kode_customer, id);
create index poin_dokumen on poin (kode_toko, no_dokumen) where no_dokumen is not null;
create index poin_tgl on poin (kode_toko, tgl_system);
create unique index poin_balik on poin (balik_dari) where balik_dari is not null;

alter table poin add foreign key (balik_dari) references poin (id);

-- What a row gave, and how much of it is left: spending takes the oldest first (D-39.2). `sisa` falls below 0 only where a
-- reversal took back what was spent already.
create table poin_lot (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  kode_customer text not null references customer (kode_customer),
  tgl date not null,
  id_poin bigint not null references poin (id),
  poin int not null check (poin <> 0),
  sisa int not null,
  primary key (kode_toko, id),
  unique (id)
);

create index poin_lot_orang on poin_lot (kode_customer, tgl, id) where sisa <> 0;
create index poin_lot_baris on poin_lot (id_poin);
create index poin_lot_tgl on poin_lot (kode_toko, tgl) where sisa > 0;

-- From which lots a row took, and to which it gave back.
create table poin_gerak (
  kode_toko text not null references toko,
  id_poin bigint not null references poin (id),
  id_lot bigint not null references poin_lot (id),
  jumlah int not null check (jumlah <> 0),
  primary key (kode_toko, id_poin, id_lot)
);

create index poin_gerak_lot on poin_gerak (id_lot);

-- A gift for points (D-39.5): beside the book; its points are rows of `poin` under its number.
select create_document('tukar_hadiah', 'no_tukar_hadiah', '{"HD": "tukar-hadiah", "XD": "batal-tukar-hadiah"}', $$
  kode_customer text not null references customer (kode_customer),
  nama_customer text not null,
  kode_hadiah text not null,
  nama_hadiah text not null,
  qty int not null check (qty > 0),
  poin int not null check (poin > 0),
  sisa_poin int not null,
  foreign key (kode_toko, kode_hadiah) references hadiah$$,
  p_posts => false);

create index tukar_hadiah_orang on tukar_hadiah (kode_customer);

-- Two cards of one person (D-39.7): who joined them, and how many points went over, so that `pisah` can undo it.
create table customer_gabung (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  kode_customer text not null references customer (kode_customer),
  ke text not null references customer (kode_customer),
  poin int not null,
  -- What the other card was before it took over membership.
  jenis_lama text not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  pisah_by text,
  pisah_date timestamptz,
  op_pisah uuid,
  -- What the other card said to the tax before two were joined: it says that again when they are parted.
  pajak_lama jsonb,
  primary key (kode_toko, id)
);

create unique index customer_gabung_satu on customer_gabung (kode_customer) where pisah_by is null;

-- Which row of Parameter Point gave a piece how many points.
create table poin_barang (
  kode_toko text not null,
  no_faktur_jual text not null,
  urut int not null,
  tgl_system date not null,
  id_point int,
  poin int not null check (poin >= 0),
  op uuid not null,
  primary key (kode_toko, no_faktur_jual, urut)
);

revoke update, delete on poin, poin_gerak, poin_barang from kilau_app;
revoke delete on poin_lot from kilau_app;
revoke delete on customer_gabung from kilau_app;
