-- Pieces from one shop of the chain to another (D-42): what was shipped (KB, cancelled by XQ), what the other shop took in (RB), the
-- sender's half of that (SB), and what the sender settled of the rest (SK). No act books in two shops: they meet in `rk:<kode_toko>`.
select create_document('kirim_barang', 'no_kirim', '{"KB": "kirim-barang", "XQ": "batal-kirim-barang"}', $$
  tujuan text not null references toko,
  nama_tujuan text not null,
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null check (total_berat > 0),
  total_murni miligram not null,
  pembawa text,
  no_segel text,
  berat_bungkus miligram check (berat_bungkus > 0),
  no_kirim_asal text,
  keterangan text not null,
  hari_batal date,
  foreign key (kode_toko, no_kirim_asal) references kirim_barang,
  check (tujuan <> kode_toko),
  check ((status = 'CANC') = (hari_batal is not null))$$,
  p_states => array['OPEN', 'DONE', 'SELISIH', 'CANC']);

create index kirim_barang_tujuan on kirim_barang (tujuan, status);
create index kirim_barang_jalan on kirim_barang (kode_toko) where status = 'OPEN';

-- Each piece as it was packed.
create table kirim_barang_isi (
  kode_toko text not null,
  no_kirim text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  size text,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  persen persen not null,
  berat miligram not null check (berat > 0),
  berat_asli miligram not null,
  murni miligram not null,
  -- What it cost a customer on that day; null while the shop had no price.
  harga_jual rupiah,
  harga_modal rupiah,
  dari_gudang text not null,
  dari_baki text,
  primary key (kode_toko, no_kirim, urut),
  unique (kode_toko, no_kirim, kode_barcode),
  foreign key (kode_toko, no_kirim) references kirim_barang,
  foreign key (kode_toko, kode_barcode) references barang
);

-- What a shop took in of a shipment, as many times as it came.
select create_document('terima_kiriman', 'no_terima', '{"RB": "terima-kiriman"}', $$
  asal text not null references toko,
  no_kirim text not null,
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  total_murni miligram not null,
  foreign key (asal, no_kirim) references kirim_barang (kode_toko, no_kirim),
  check (asal <> kode_toko)$$,
  p_states => array['DONE', 'CANC']);

-- Each piece as it was scanned in, with where it was put.
create table terima_kiriman_isi (
  kode_toko text not null,
  no_terima text not null,
  urut int not null,
  tgl_system date not null,
  asal text not null,
  no_kirim text not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  persen persen not null,
  berat_kirim miligram not null,
  murni_kirim miligram not null,
  -- What the scale said; null where it was not weighed.
  berat_timbang miligram check (berat_timbang > 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  harga_jual rupiah,
  harga_modal rupiah,
  kondisi text,
  foto text,
  kode_gudang text not null,
  kode_baki text,
  primary key (kode_toko, no_terima, urut),
  foreign key (kode_toko, no_terima) references terima_kiriman,
  foreign key (asal, no_kirim, kode_barcode) references kirim_barang_isi (kode_toko, no_kirim, kode_barcode),
  check (berat = berat_kirim or berat = berat_timbang)
);

-- Received once, also where two try at the same moment.
create unique index terima_kiriman_isi_sekali on terima_kiriman_isi (asal, no_kirim, kode_barcode);

-- The sender's half of a receipt, which the server makes.
select create_document('barang_sampai', 'no_sampai', '{"SB": "barang-sampai"}', $$
  no_kirim text not null,
  tujuan text not null references toko,
  no_terima text not null,
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  foreign key (kode_toko, no_kirim) references kirim_barang,
  foreign key (tujuan, no_terima) references terima_kiriman (kode_toko, no_terima)$$,
  p_states => array['DONE', 'CANC']);

create unique index barang_sampai_sekali on barang_sampai (tujuan, no_terima);

-- What the sender settled of pieces that never arrived: they never left, or they are lost.
select create_document('selisih_kiriman', 'no_selisih', '{"SK": "selisih-kiriman"}', $$
  no_kirim text not null,
  tujuan text not null references toko,
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  alasan text not null,
  foreign key (kode_toko, no_kirim) references kirim_barang$$,
  p_states => array['DONE', 'CANC']);

-- What became of each missing piece.
create table selisih_kiriman_isi (
  kode_toko text not null,
  no_selisih text not null,
  urut int not null,
  tgl_system date not null,
  no_kirim text not null,
  kode_barcode text not null,
  hasil text not null check (hasil in ('KEMBALI', 'HILANG')),
  berat miligram not null,
  harga_modal rupiah,
  kode_gudang text,
  kode_baki text,
  primary key (kode_toko, no_selisih, urut),
  foreign key (kode_toko, no_selisih) references selisih_kiriman,
  foreign key (kode_toko, no_kirim, kode_barcode) references kirim_barang_isi (kode_toko, no_kirim, kode_barcode),
  check ((hasil = 'KEMBALI') = (kode_gudang is not null))
);

create unique index selisih_kiriman_isi_sekali on selisih_kiriman_isi (kode_toko, no_kirim, kode_barcode);

-- The receiver has said that nothing more comes of a shipment (D-42.6).
create table kiriman_selesai (
  kode_toko text not null references toko,
  asal text not null,
  no_kirim text not null,
  tgl_system date not null,
  input_date timestamptz not null,
  input_by text not null,
  alasan text not null,
  kurang int not null check (kurang > 0),
  op uuid not null,
  primary key (asal, no_kirim),
  foreign key (asal, no_kirim) references kirim_barang (kode_toko, no_kirim),
  foreign key (kode_toko, tgl_system) references hari_toko
);

-- Pieces that came with a shipment and are not on its list: scans, no stock (D-42.7).
create table kiriman_lebih (
  kode_toko text not null references toko,
  asal text not null,
  no_kirim text not null,
  kode_barcode text not null,
  tgl_system date not null,
  input_date timestamptz not null,
  input_by text not null,
  keterangan text not null,
  op uuid not null,
  primary key (asal, no_kirim, kode_barcode),
  foreign key (asal, no_kirim) references kirim_barang (kode_toko, no_kirim),
  foreign key (kode_toko, tgl_system) references hari_toko
);

-- Which own master a shop takes for that of a sender: chosen once, kept for that sender (D-42.4).
create table kirim_padanan (
  kode_toko text not null references toko,
  asal text not null references toko,
  jenis text not null check (jenis in ('KATEGORI', 'JENIS', 'GROUP', 'KADAR', 'BANDROL')),
  dari text not null,
  ke text not null,
  op uuid not null,
  primary key (kode_toko, asal, jenis, dari),
  check (asal <> kode_toko)
);

-- The shop that a piece came from, where it came from another one of the chain.
alter table barang add dari_toko text references toko;
create index barang_dari_toko on barang (kode_toko) where dari_toko is not null;

revoke update, delete on kirim_barang_isi, terima_kiriman_isi, selisih_kiriman_isi, kiriman_selesai, kiriman_lebih from kilau_app;
revoke update, delete on terima_kiriman, barang_sampai, selisih_kiriman from kilau_app;
revoke delete on kirim_padanan from kilau_app;
