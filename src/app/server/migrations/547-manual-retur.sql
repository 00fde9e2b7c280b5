-- Goods without a barcode that went back to a supplier who delivered them (decision 1259); cancelled on any day.
select create_document('manual_retur', 'no_retur', '{"RN": "barang-manual-retur", "XJ": "batal-manual-retur"}', $$
  kode_supplier text not null,
  alasan text not null check (length(alasan) >= 3),
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null check (total_berat > 0),
  -- What they were delivered for, and what the shop counted them with: the difference is a gain or a loss of stock.
  total_modal rupiah not null check (total_modal >= 0),
  total_nilai rupiah not null check (total_nilai >= 0),
  hari_batal date,
  foreign key (kode_toko, hari_batal) references hari_toko$$);

-- Its lines: goods of one group and jenis, weighed together, and where they lay.
create table manual_retur_isi (
  kode_toko text not null,
  no_retur text not null,
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
  nilai rupiah not null check (nilai >= 0),
  primary key (kode_toko, no_retur, urut),
  foreign key (kode_toko, no_retur) references manual_retur
);
create index manual_retur_isi_barang on manual_retur_isi (kode_toko, kode_group, kode_dept);
revoke update, delete on manual_retur_isi from kilau_app;
