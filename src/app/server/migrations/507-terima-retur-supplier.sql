-- Pieces that went back to the supplier who delivered them (decision 1217).
select create_document('retur_supplier', 'no_retur', '{"RS": "retur-supplier", "XN": "batal-retur-supplier"}', $$
  kode_supplier text not null,
  alasan text not null check (length(alasan) >= 3),
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null check (total_berat > 0),
  total_murni miligram not null check (total_murni >= 0),
  -- What they were delivered for, and what the shop counted them with: the difference is a gain or a loss of stock.
  total_modal rupiah not null check (total_modal >= 0),
  total_nilai rupiah not null check (total_nilai >= 0),
  hari_batal date,
  foreign key (kode_toko, hari_batal) references hari_toko$$);

-- Its pieces: what each weighed, where it lay, and what it was delivered for.
create table retur_supplier_isi (
  kode_toko text not null,
  no_retur text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kadar persen not null,
  persen persen not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  -- What the scale said as it left, and what the piece weighed as it came.
  berat_timbang miligram not null check (berat_timbang > 0),
  berat_asal miligram not null check (berat_asal > 0),
  -- The act that it came with: a delivery, or an entry of pieces.
  no_asal text not null check (length(no_asal) = 14),
  modal rupiah not null check (modal >= 0),
  harga_modal rupiah check (harga_modal >= 0),
  dari_gudang text not null,
  dari_baki text,
  primary key (kode_toko, no_retur, urut),
  foreign key (kode_toko, no_retur) references retur_supplier,
  foreign key (kode_toko, kode_barcode) references barang
);

create unique index retur_supplier_isi_sekali on retur_supplier_isi (kode_toko, no_retur, kode_barcode);
create index retur_supplier_isi_barang on retur_supplier_isi (kode_toko, kode_barcode);
revoke update, delete on retur_supplier_isi from kilau_app;
