-- Deliveries of suppliers (D-21.1): lots by kadar, weighed, then labelled piece by piece.
create table penerimaan (
  kode_toko text not null references toko,
  no_terima text not null check (length(no_terima) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  kode_supplier text not null,
  kode_gudang text not null,
  no_intern text,
  dokumen_perolehan text not null check (dokumen_perolehan in ('FAKTUR_PAJAK', 'KONSUMEN', 'TIDAK_ADA')),
  keterangan text not null default '',
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  total_murni miligram not null,
  total_modal rupiah not null default 0,
  status text not null check (status in ('DONE', 'CANC')),
  -- Its weight did not agree with the slip, and somebody allowed it.
  berselisih boolean not null default false,
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  -- What a delivery's tax invoice says (D-41.11): PPN is in the cost, PPh 22 is paid beforehand. A number is booked once.
  no_faktur_pajak text check (no_faktur_pajak ~ '^\d{16,17}$'),
  ppn_rp rupiah not null default 0 check (ppn_rp >= 0),
  pph22_rp rupiah not null default 0 check (pph22_rp >= 0),
  primary key (kode_toko, no_terima),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_gudang) references gudang,
  check ((status = 'CANC') = (no_batal is not null)),
  check (no_faktur_pajak is not null or (ppn_rp = 0 and pph22_rp = 0)),
  check (no_faktur_pajak is null or dokumen_perolehan = 'FAKTUR_PAJAK'),
  check (total_modal >= ppn_rp)
);

create index penerimaan_tgl on penerimaan (kode_toko, tgl_system);
create unique index penerimaan_batal on penerimaan (kode_toko, no_batal) where no_batal is not null;

create unique index penerimaan_faktur_pajak on penerimaan (no_faktur_pajak)
  where no_faktur_pajak is not null and status <> 'CANC';

create table penerimaan_lot (
  kode_toko text not null,
  no_terima text not null,
  urut int not null,
  tgl_system date not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  persen persen not null,
  qty int not null check (qty > 0),
  berat_bruto miligram not null,
  -- What the scale says of the gold, and what the supplier's slip says.
  berat miligram not null check (berat > 0),
  berat_nota miligram not null check (berat_nota > 0),
  murni miligram not null,
  modal rupiah check (modal >= 0),
  -- What was labelled of it so far.
  label_qty int not null default 0,
  label_berat miligram not null default 0,
  lot_berat miligram not null default 0,
  lot_murni miligram not null default 0,
  label_modal rupiah not null default 0,
  -- What counts found missing of a lot; less than nothing where they found more of it.
  hilang_qty int not null default 0,
  hilang_berat miligram not null default 0,
  hilang_murni miligram not null default 0,
  hilang_modal rupiah not null default 0,
  no_po text,
  urut_po int,
  primary key (kode_toko, no_terima, urut),
  foreign key (kode_toko, no_terima) references penerimaan,
  check (berat_bruto >= berat),
  constraint penerimaan_lot_sisa check (label_qty + hilang_qty <= qty),
  constraint penerimaan_lot_sisa_emas check (lot_berat + hilang_berat <= berat and lot_murni + hilang_murni <= murni),
  check ((no_po is null) = (urut_po is null))
);

alter table penerimaan_lot add foreign key (kode_toko, no_po, urut_po) references pre_order_barang;

-- Which piece came out of which lot, by which act.
create table penerimaan_label (
  kode_toko text not null,
  kode_barcode text not null,
  no_terima text not null,
  urut int not null,
  no_label text not null check (length(no_label) = 14),
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, no_terima, urut) references penerimaan_lot,
  foreign key (kode_toko, kode_barcode) references barang
);

create index penerimaan_label_terima on penerimaan_label (kode_toko, no_terima);

revoke delete on penerimaan, penerimaan_lot from kilau_app;
revoke update, delete on penerimaan_label from kilau_app;

insert into jenis_dokumen values ('TB', 'penerimaan-barang'), ('BE', 'batal-penerimaan-barang');
