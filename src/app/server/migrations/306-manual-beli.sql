-- Goods without a barcode that were bought (D-46.3): saved OPEN with the money that the cashier has paid (`bayar`, `keluar_rp` of it in
-- cash and by transfer), in the warehouse and in the book when a second person has validated it (D-46.4).
select create_document('beli_manual', 'no_faktur_beli', '{"PM": "pembelian-manual", "XZ": "batal-pembelian-manual"}', $$
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null default '',
  alamat_customer text not null default '',
  no_hp text,
  no_ktp text,
  foto_identitas text,
  jenis_customer text not null default 'UMUM',
  keterangan text not null default '',
  foto jsonb not null default '[]',
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  grand_total rupiah not null check (grand_total >= 0),
  pembulatan_tunai rupiah not null default 0,
  keluar_rp rupiah not null check (keluar_rp >= 0),
  bayar jsonb,
  valid_by text,
  valid_at timestamptz,
  constraint beli_manual_batal_check check (no_batal is null or status = 'CANC'),
  constraint beli_manual_nomor_batal_check check (status <> 'CANC' or no_batal is not null or valid_at is null),
  constraint beli_manual_sah_check check (case status when 'OPEN' then valid_at is null when 'DONE' then valid_at is not null else true end),
  foreign key (kode_toko, kode_sales) references sales$$,
  p_states => array['OPEN', 'DONE', 'CANC'], p_rejects => true);

create index beli_manual_tunggu on beli_manual (kode_toko, no_faktur_beli) where status = 'OPEN';
create index beli_manual_customer on beli_manual (kode_toko, kode_customer);

-- Its lines: goods of one group and jenis, weighed together, with the prices that they are measured by (D-13.1).
create table beli_manual_isi (
  kode_toko text not null,
  no_faktur_beli text not null,
  urut int not null,
  tgl_system date not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kadar persen not null,
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  kode_gudang text not null,
  harga_hari rupiah not null,
  harga_per_gram rupiah not null,
  harga_hari_ini rupiah not null,
  harga_tawar rupiah not null,
  harga rupiah not null check (harga >= 0),
  kode_kelompok text,
  harga_emas rupiah,
  harga_murni rupiah,
  harga_wajar rupiah,
  op uuid not null,
  primary key (kode_toko, no_faktur_beli, urut),
  foreign key (kode_toko, no_faktur_beli) references beli_manual,
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, kode_group) references group_barang,
  foreign key (kode_toko, kode_dept) references jenis
);
create index beli_manual_isi_tgl on beli_manual_isi (kode_toko, tgl_system);
revoke update, delete on beli_manual_isi from kilau_app;
