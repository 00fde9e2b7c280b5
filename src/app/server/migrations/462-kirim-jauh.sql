-- Goods between shops of two servers (D-42.8, D-43.5). The record of a shipment lives at its sender; the other server keeps the list
-- that came by message, and the sender keeps what the receiver told of it. Such a row is of a shop that has no day, no number and no
-- audit in this database: `jauh` says so, and its day is not one of this database.
alter table kirim_barang add column jauh boolean not null default false;
alter table terima_kiriman add column jauh boolean not null default false;
alter table kiriman_selesai add column jauh boolean not null default false;
alter table kiriman_lebih add column jauh boolean not null default false;
alter table kiriman_lebih_pulang add column jauh boolean not null default false;

alter table kirim_barang add column hari_buku date generated always as (case when not jauh then tgl_system end) stored,
  drop constraint kirim_barang_kode_toko_tgl_system_fkey, add foreign key (kode_toko, hari_buku) references hari_toko;
alter table terima_kiriman add column hari_buku date generated always as (case when not jauh then tgl_system end) stored,
  drop constraint terima_kiriman_kode_toko_tgl_system_fkey, add foreign key (kode_toko, hari_buku) references hari_toko;
alter table kiriman_selesai add column hari_buku date generated always as (case when not jauh then tgl_system end) stored,
  drop constraint kiriman_selesai_kode_toko_tgl_system_fkey, add foreign key (kode_toko, hari_buku) references hari_toko;
alter table kiriman_lebih add column hari_buku date generated always as (case when not jauh then tgl_system end) stored,
  drop constraint kiriman_lebih_kode_toko_tgl_system_fkey, add foreign key (kode_toko, hari_buku) references hari_toko;
alter table kiriman_lebih_pulang add column hari_buku date generated always as (case when not jauh then tgl_system end) stored,
  drop constraint kiriman_lebih_pulang_kode_toko_tgl_system_fkey, add foreign key (kode_toko, hari_buku) references hari_toko;

-- What two servers have said of a shipment: whether its list is there, and who may still act on it while a cancel is asked for.
create table kiriman_jauh (
  kode_toko text not null references toko,
  no_kirim text not null,
  tujuan text not null references toko,
  -- On its way, there, or refused there.
  daftar text not null check (daftar in ('KIRIM', 'SAMPAI', 'TOLAK')),
  alasan text,
  -- The digest of the list: another one under the same number is refused.
  sidik text not null,
  -- Asked for; granted by the receiver, who takes nothing in from then on; or refused by him.
  batal text check (batal in ('MINTA', 'BOLEH', 'TOLAK')),
  batal_ke int not null default 0,
  -- What the sender calls his masters, and the telephone of who packed it: known where the list came to.
  nama jsonb not null default '[]',
  hp_pengirim text,
  op uuid not null,
  primary key (kode_toko, no_kirim),
  check (tujuan <> kode_toko),
  check ((daftar = 'TOLAK') = (alasan is not null))
);

-- Each piece of a list that came from another server: what it needs to begin a row here.
create table kiriman_jauh_isi (
  kode_toko text not null,
  no_kirim text not null,
  kode_barcode text not null,
  barang jsonb not null,
  primary key (kode_toko, no_kirim, kode_barcode),
  foreign key (kode_toko, no_kirim) references kiriman_jauh
);

revoke delete on kiriman_jauh from kilau_app;
revoke update, delete on kiriman_jauh_isi from kilau_app;
