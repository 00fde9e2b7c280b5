-- Pre-orders (D-33.13, D-36.9, D-51.14): what a customer, or the online store, asks for and the shop has not. They move neither gold nor
-- money; an order or a receipt fills them, line by line.
create table pre_order (
  kode_toko text not null references toko,
  no_po text not null check (length(no_po) = 14),
  tgl_system date not null,
  input_date timestamptz not null default waktu(),
  asal text not null check (asal in ('COUNTER', 'ONLINE')),
  no_order text,
  status text not null check (status in ('OPEN', 'PROCESS', 'FINISH', 'CANCEL')),
  kode_customer text,
  nama_customer text not null,
  alamat_customer text not null,
  no_hp text,
  kode_supplier text,
  tgl_janji date,
  keterangan text not null,
  diproses boolean not null default false,
  -- Ended by a person before it was filled, or cancelled; why, by whom and on which day.
  alasan text,
  diakhiri_by text,
  tgl_akhir date,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, no_po),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((asal = 'ONLINE') = (no_order is not null)),
  check (status <> 'CANCEL' or alasan is not null)
);

create unique index pre_order_online on pre_order (no_order) where no_order is not null;
create index pre_order_tgl on pre_order (kode_toko, tgl_system);
create index pre_order_terbuka on pre_order (kode_toko, status) where status in ('OPEN', 'PROCESS');
create index pre_order_customer on pre_order (kode_toko, kode_customer) where kode_customer is not null;

-- A line of a pre-order: what is wanted, how many, and what became of it.
create table pre_order_barang (
  kode_toko text not null,
  no_po text not null,
  urut int not null,
  tgl_system date not null,
  deskripsi text not null,
  kode_dept text,
  kode_group text,
  kode_kadar text,
  berat miligram check (berat > 0),
  qty int not null check (qty > 0),
  harga_perkiraan rupiah check (harga_perkiraan >= 0),
  gambar text,
  primary key (kode_toko, no_po, urut),
  foreign key (kode_toko, no_po) references pre_order
);

create index pre_order_barang_jenis on pre_order_barang (kode_toko, kode_dept);

-- What an order or a receipt filled; one that was undone fills nothing.
create table pre_order_isi (
  kode_toko text not null,
  no_po text not null,
  urut_po int not null,
  no_dokumen text not null,
  urut int not null,
  tgl_system date not null,
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  aktif boolean not null default true,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_po, urut_po) references pre_order_barang
);

create index pre_order_isi_po on pre_order_isi (kode_toko, no_po) where aktif;

revoke delete on pre_order from kilau_app;
revoke update, delete on pre_order_barang from kilau_app;
revoke delete on pre_order_isi from kilau_app;

insert into jenis_dokumen values ('PO', 'pre-order');
