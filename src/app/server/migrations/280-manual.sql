-- Goods without a barcode (D-46.1, D-46.2): a stock line is group, jenis and place; `kode_baki` is '' in a warehouse without trays.
-- Pieces and grams are there together or not at all, and no line falls below nothing.
create table barang_manual (
  kode_toko text not null references toko,
  kode_gudang text not null,
  kode_baki text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_kadar text not null,
  persen persen not null check (persen between 1 and 10000),
  qty int not null default 0 check (qty >= 0),
  berat miligram not null default 0 check (berat >= 0),
  murni miligram not null default 0 check (murni >= 0),
  modal rupiah not null default 0 check (modal >= 0),
  primary key (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept),
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, kode_group) references group_barang,
  foreign key (kode_toko, kode_dept) references jenis,
  check ((qty = 0) = (berat = 0)),
  check (berat > 0 or (murni = 0 and modal = 0))
);
revoke delete on barang_manual from kilau_app;

-- What each act made of a line, in the order in which they followed each other there.
create table barang_manual_gerak (
  kode_toko text not null,
  urut bigint generated always as identity,
  no_bukti text not null,
  -- The document that it belongs to: of a cancel the one that is cancelled.
  no_dokumen text not null,
  tgl_system date not null,
  kode_gudang text not null,
  kode_baki text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_kadar text not null,
  persen persen not null,
  qty int not null,
  berat miligram not null,
  murni miligram not null,
  modal rupiah not null,
  op uuid not null,
  primary key (kode_toko, urut),
  foreign key (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept) references barang_manual,
  foreign key (kode_toko, tgl_system) references hari_toko
);
create index barang_manual_gerak_baris on barang_manual_gerak (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept, urut);
create index barang_manual_gerak_bukti on barang_manual_gerak (kode_toko, no_bukti);
create index barang_manual_gerak_tgl on barang_manual_gerak (kode_toko, tgl_system);
revoke update, delete on barang_manual_gerak from kilau_app;

-- What came in without a barcode from a supplier, or was there before Kilau; cancelled on any day while it lies there.
select create_document('manual_masuk', 'no_masuk', '{"IM": "barang-manual-masuk", "XM": "batal-manual-masuk"}', $$
  kode_supplier text not null,
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null check (total_berat > 0),
  total_modal rupiah not null check (total_modal >= 0),
  keterangan text not null default '',
  hari_batal date,
  foreign key (kode_toko, hari_batal) references hari_toko$$);

-- Its lines: goods of one group and jenis, weighed together, and where they went.
create table manual_masuk_isi (
  kode_toko text not null,
  no_masuk text not null,
  urut int not null,
  tgl_system date not null,
  kode_group text not null,
  kode_dept text not null,
  kode_kadar text not null,
  persen persen not null,
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  kode_gudang text not null,
  kode_baki text,
  modal rupiah not null check (modal >= 0),
  primary key (kode_toko, no_masuk, urut),
  foreign key (kode_toko, no_masuk) references manual_masuk
);
revoke update, delete on manual_masuk_isi from kilau_app;

-- Goods without a barcode that were carried to another place of the shop; cancelled on any day while they lie there.
select create_document('manual_pindah', 'no_pindah', '{"MP": "barang-manual-pindah", "XV": "batal-manual-pindah"}', $$
  kode_gudang text not null,
  kode_baki text,
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null check (total_berat > 0),
  keterangan text not null default '',
  hari_batal date,
  foreign key (kode_toko, hari_batal) references hari_toko$$);

-- Its lines: goods of one group and jenis, and where they came from.
create table manual_pindah_isi (
  kode_toko text not null,
  no_pindah text not null,
  urut int not null,
  tgl_system date not null,
  kode_group text not null,
  kode_dept text not null,
  kode_kadar text not null,
  persen persen not null,
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  dari_gudang text not null,
  dari_baki text,
  modal rupiah not null check (modal >= 0),
  primary key (kode_toko, no_pindah, urut),
  foreign key (kode_toko, no_pindah) references manual_pindah
);
revoke update, delete on manual_pindah_isi from kilau_app;

-- Never cancelled: a wrong one is corrected by another one (D-50.1).
select create_document('manual_koreksi', 'no_koreksi', '{"MK": "barang-manual-koreksi"}', $$
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text,
  persen persen not null,
  qty_lama int not null check (qty_lama >= 0),
  qty int not null check (qty >= 0),
  berat_lama miligram not null check (berat_lama >= 0),
  berat miligram not null check (berat >= 0),
  selisih miligram not null,
  murni miligram not null,
  modal rupiah not null,
  alasan text not null,
  check (selisih = berat - berat_lama),
  check (qty <> qty_lama or selisih <> 0)$$);

-- Goods without a barcode that are moved to a warehouse of kind ROSOK or HANCUR are a lot, with their pieces (D-46.3).
alter table lot drop constraint lot_asal_check;
alter table lot add constraint lot_asal_check
  check (asal in ('AWAL', 'STOCK', 'PEMBELIAN', 'LELANG', 'TUKANG', 'SEPUHAN', 'MANUAL', 'BARANG_MANUAL'));
