create table kategori (
  kode_toko text not null references toko,
  kode_kategori text not null,
  nama text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kategori)
);

create table jenis (
  kode_toko text not null references toko,
  kode_dept text not null,
  nama text not null,
  berlian boolean not null default false,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_dept)
);

-- A gold content as the shop says it, and its true fineness (D-1.2).
create table kadar (
  kode_toko text not null references toko,
  kode_kadar text not null,
  label text not null,
  persen persen not null check (persen between 1 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kadar)
);

create table group_barang (
  kode_toko text not null references toko,
  kode_group text not null,
  nama text not null,
  kode_dept text,
  kode_kadar text,
  -- Overrides the shop's kategori_harga for pieces of this group.
  kategori_harga text check (kategori_harga in ('GRAM', 'POTONG', 'BANDROL')),
  -- The rows of now, for reading; the history is harga_emas (D-9.4).
  harga_jual rupiah,
  harga_beli rupiah,
  is_active boolean not null default true,
  op uuid,
  kode_harga text,
  kode_kelompok text,
  primary key (kode_toko, kode_group)
);

-- Price per gram by group or kadar, dated, never overwritten (D-9.1, D-9.4).
create table harga_emas (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  jenis text not null,
  kode_group text,
  kode_kadar text,
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  berlaku_dari timestamptz not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id),
  check ((kode_group is null) <> (kode_kadar is null)),
  constraint harga_emas_jenis_check check (jenis in ('JUAL', 'BELI', 'RESELLER'))
);

create index harga_emas_group on harga_emas (kode_toko, jenis, kode_group, berlaku_dari desc, id desc) where kode_group is not null;
create index harga_emas_kadar on harga_emas (kode_toko, jenis, kode_kadar, berlaku_dari desc, id desc) where kode_kadar is not null;

-- Prices that were saved for later: the few that the server looks for when they begin (D-9.4).
create index harga_emas_mulai on harga_emas (berlaku_dari) where berlaku_dari > input_date;

-- Labour charge by jenis and group; the most specific row wins (D-9.2).
create table ongkos (
  kode_toko text not null references toko,
  id int not null,
  kode_dept text,
  kode_group text,
  cara text not null check (cara in ('PER_GRAM', 'PER_POTONG')),
  tarif rupiah not null check (tarif >= 0),
  minimal rupiah not null default 0 check (minimal >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id)
);

create table bandrol (
  kode_toko text not null references toko,
  kode_bandrol text not null,
  nama text not null default '',
  harga rupiah not null check (harga > 0),
  berat_label miligram not null default 0,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_bandrol)
);

create table nomor_barcode (
  kode_toko text primary key references toko,
  terakhir bigint not null
);

-- How a piece in stock looks, how bought gold looks and what that takes off, what is lost on a nota by its age.
create table kondisi_barang (
  kode_toko text not null references toko,
  kode_kondisi text not null,
  keterangan text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kondisi)
);

create table harga_beli (
  kode_toko text not null references toko,
  kode_harga text not null,
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_harga)
);

create table kelompok_harga (
  kode_toko text not null references toko,
  kode_kelompok text not null,
  nama text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kelompok)
);

create table jenis_group (
  kode_toko text not null references toko,
  kode_dept text not null,
  kode_group text not null,
  keterangan text,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_dept, kode_group)
);

create table kadar_eod (
  kode_toko text not null references toko,
  kode_kadar text not null,
  persen persen not null check (persen between 1 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kadar)
);

create table supplier_barang (
  kode_toko text not null references toko,
  kode_supplier text not null,
  nama text not null,
  alamat text,
  hp text,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_supplier)
);

create table supplier_berlian (
  like supplier_barang including all,
  foreign key (kode_toko) references toko
);

-- What is said of a stone, from best to least (D-23.1).
create table batu_shape (
  kode_toko text not null references toko,
  kode text not null,
  nama text not null,
  urut int not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode)
);

create table batu_color (
  like batu_shape including all,
  foreign key (kode_toko) references toko
);

create table batu_clarity (
  like batu_shape including all,
  foreign key (kode_toko) references toko
);

create table batu_cutgrade (
  like batu_shape including all,
  foreign key (kode_toko) references toko
);

create table batu_polish (
  like batu_shape including all,
  foreign key (kode_toko) references toko
);

create table batu_symmetry (
  like batu_shape including all,
  foreign key (kode_toko) references toko
);

create table batu_fluorescence (
  like batu_shape including all,
  foreign key (kode_toko) references toko
);

create table parameter_berlian (
  kode_toko text not null references toko,
  id int not null,
  kode_shape text,
  kode_color text,
  kode_clarity text,
  -- Thousandths of a carat.
  carat_dari miligram not null,
  carat_sampai miligram not null,
  harga_per_carat rupiah not null check (harga_per_carat > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id),
  check (carat_dari <= carat_sampai)
);

-- Every price that is no dated row of its own (a label, ongkos, a condition, a discount ...): what it was, what it
-- became, when and by which act. The database writes it, so that no way of changing a price goes past it. A row that
-- is not in use has no price: to add, remove and restore one changes prices, too.
create table riwayat_harga (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  tabel text not null,
  kode text not null,
  isian text not null,
  lama jsonb,
  baru jsonb,
  waktu timestamptz not null,
  -- Null only for rows that were written beside the product.
  op uuid,
  primary key (kode_toko, id)
);

create index riwayat_harga_kode on riwayat_harga (kode_toko, tabel, kode, isian, waktu desc, id desc);

revoke update, delete on harga_emas from kilau_app;
revoke update, delete on riwayat_harga from kilau_app;
