-- Stones as stock (D-45.1): a row is a stone, or a parcel of several without a certificate. What it cost is the shop's unless it is in
-- consignment; its state is LEPAS, TERPASANG in a piece, TERJUAL or RETUR, and `no_pegang` the document that took it.
create table berlian (
  kode_toko text not null references toko,
  kode_berlian text not null,
  kode_dept text not null,
  -- Thousandths of a carat.
  carat miligram not null check (carat > 0),
  butir int not null default 1 check (butir > 0),
  shape text,
  color text,
  clarity text,
  cut_grade text,
  polish text,
  symmetry text,
  fluorescence text,
  lembaga text,
  no_sertifikat text,
  kode_supplier text,
  konsinyasi boolean not null default false,
  -- Null where no act told it.
  harga_modal rupiah check (harga_modal >= 0),
  harga_jual rupiah check (harga_jual > 0),
  kode_gudang text,
  status text not null default 'LEPAS' check (status in ('LEPAS', 'TERPASANG', 'TERJUAL', 'RETUR')),
  kode_barcode text,
  no_pegang text,
  -- The receipt that brought it, and the parcel that it was a part of.
  no_terima text,
  dari_berlian text,
  tgl_terima date not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, kode_berlian),
  foreign key (kode_toko, kode_dept) references jenis,
  foreign key (kode_toko, kode_supplier) references supplier_berlian,
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, dari_berlian) references berlian,
  constraint berlian_sertifikat_satu check (butir = 1 or no_sertifikat is null),
  constraint berlian_lembaga check (lembaga is null or no_sertifikat is not null),
  constraint berlian_keadaan check (case status
    when 'LEPAS' then kode_barcode is null and no_pegang is null and kode_gudang is not null
    when 'TERPASANG' then kode_barcode is not null and no_pegang is null
    else no_pegang is not null end),
  constraint berlian_titip check (not konsinyasi or kode_supplier is not null)
);

-- One certificate is of one stone that is held, in all shops of the chain (D-45.1): `satu_sertifikat` holds it.
create index berlian_sertifikat on berlian (no_sertifikat) where no_sertifikat is not null and status in ('LEPAS', 'TERPASANG');
create index berlian_dipegang on berlian (kode_toko, status) where status in ('LEPAS', 'TERPASANG');
create index berlian_barang on berlian (kode_toko, kode_barcode) where kode_barcode is not null;
revoke delete on berlian from kilau_app;

-- What each act made of what the shop holds of a stone, in carat, stones and cost, in the order in which acts followed each other.
create table berlian_gerak (
  kode_toko text not null,
  urut bigint generated always as identity,
  kode_berlian text not null,
  no_bukti text not null,
  -- The document that it belongs to: of a cancel the one that is cancelled.
  no_dokumen text not null,
  tgl_system date not null,
  jenis text not null check (jenis in ('MASUK', 'PASANG', 'LEPAS', 'JUAL', 'RETUR')),
  carat miligram not null,
  butir int not null,
  modal rupiah not null,
  kode_barcode text,
  op uuid not null,
  primary key (kode_toko, urut),
  foreign key (kode_toko, kode_berlian) references berlian,
  foreign key (kode_toko, tgl_system) references hari_toko
);
create index berlian_gerak_batu on berlian_gerak (kode_toko, kode_berlian, urut);
create index berlian_gerak_bukti on berlian_gerak (kode_toko, no_bukti);
create index berlian_gerak_tgl on berlian_gerak (kode_toko, tgl_system);
revoke update, delete on berlian_gerak from kilau_app;

-- Stones from a supplier (D-45.4); in consignment they post nothing, so that the act of the cancel is kept here.
select create_document('berlian_terima', 'no_terima', '{"IB": "berlian-terima", "XI": "batal-berlian-terima"}', $$
  kode_supplier text not null,
  konsinyasi boolean not null,
  kode_gudang text not null,
  total_butir int not null check (total_butir > 0),
  total_carat miligram not null check (total_carat > 0),
  total_modal rupiah not null check (total_modal > 0),
  keterangan text not null default '',
  membukukan boolean not null,
  hari_batal date,
  op_batal uuid,
  foreign key (kode_toko, hari_batal) references hari_toko,
  constraint berlian_terima_membukukan check (membukukan = not konsinyasi)$$);

-- Its stones, each with what it cost.
create table berlian_terima_isi (
  kode_toko text not null,
  no_terima text not null,
  urut int not null,
  tgl_system date not null,
  kode_berlian text not null,
  carat miligram not null check (carat > 0),
  butir int not null check (butir > 0),
  kode_dept text not null,
  shape text,
  color text,
  clarity text,
  cut_grade text,
  polish text,
  symmetry text,
  fluorescence text,
  lembaga text,
  no_sertifikat text,
  harga_jual rupiah,
  harga_modal rupiah not null check (harga_modal > 0),
  primary key (kode_toko, no_terima, urut),
  foreign key (kode_toko, no_terima) references berlian_terima
);
revoke update, delete on berlian_terima_isi from kilau_app;

-- Stones that went back to their supplier.
select create_document('berlian_retur', 'no_retur', '{"RL": "berlian-retur", "XO": "batal-berlian-retur"}', $$
  kode_supplier text not null,
  total_butir int not null check (total_butir > 0),
  total_carat miligram not null check (total_carat > 0),
  total_modal rupiah not null check (total_modal >= 0),
  keterangan text not null default '',
  membukukan boolean not null,
  hari_batal date,
  op_batal uuid,
  foreign key (kode_toko, hari_batal) references hari_toko,
  constraint berlian_retur_membukukan check (membukukan = (total_modal > 0))$$);

-- Its stones; a part of a parcel names the parcel, and whether it was unlike it.
create table berlian_retur_isi (
  kode_toko text not null,
  no_retur text not null,
  urut int not null,
  tgl_system date not null,
  kode_berlian text not null,
  carat miligram not null check (carat > 0),
  butir int not null check (butir > 0),
  dari_berlian text,
  konsinyasi boolean not null,
  shape text,
  color text,
  clarity text,
  cut_grade text,
  polish text,
  symmetry text,
  fluorescence text,
  lembaga text,
  no_sertifikat text,
  bagian_lain boolean not null,
  modal rupiah not null check (modal >= 0),
  primary key (kode_toko, no_retur, urut),
  foreign key (kode_toko, no_retur) references berlian_retur
);
revoke update, delete on berlian_retur_isi from kilau_app;
