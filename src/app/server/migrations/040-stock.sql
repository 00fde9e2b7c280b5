create table gudang (
  kode_toko text not null references toko,
  kode_gudang text not null,
  nama text not null,
  jenis text not null check (jenis in ('TOKO', 'BELI', 'ROSOK', 'SERVICE', 'HANCUR')),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_gudang)
);

create table baki (
  kode_toko text not null references toko,
  kode_gudang text not null,
  kode_baki text not null,
  nama text not null default '',
  kapasitas int not null default 60 check (kapasitas > 0),
  berat_baki miligram not null default 0 check (berat_baki >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_gudang, kode_baki),
  foreign key (kode_toko, kode_gudang) references gudang
);

-- One physical piece (D-8.1). It is in exactly one place, and the book agrees (D-8.2, I-1 to I-4).
create table barang (
  kode_toko text not null references toko,
  kode_barcode text not null check (kode_barcode ~ '^[A-Z0-9]{8}$'),
  barcode_asal text,
  kode_intern text,
  nama_barang text not null check (length(nama_barang) > 5),
  deskripsi text,
  size text,
  kondisi text,
  tag_id text,
  kode_supplier text,
  kode_kategori text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  -- The figure of the item (some shops use it as a price figure) and the true fineness at entry.
  kadar persen not null check (kadar between 1 and 50000),
  persen persen not null check (persen between 1 and 10000),
  berat miligram not null check (berat > 0 and berat <= 100000000),
  berat_asli miligram not null check (berat_asli > 0),
  berat_atribut miligram not null default 0 check (berat_atribut >= 0),
  berat_label miligram not null default 0 check (berat_label >= 0),
  murni miligram not null check (murni >= 0),
  atribut text,
  kategori_harga text check (kategori_harga in ('GRAM', 'POTONG', 'BANDROL')),
  kode_bandrol text,
  harga_jual rupiah not null default 0 check (harga_jual >= 0),
  -- Null: by the master; 0: none (D-9.2).
  ongkos rupiah check (ongkos >= 0),
  harga_atribut rupiah not null default 0 check (harga_atribut >= 0),
  harga_modal rupiah check (harga_modal >= 0),
  kode_gudang text not null,
  kode_baki text,
  status text not null check (status in ('READY', 'TITIP', 'TERJUAL', 'HANCUR', 'KIRIM', 'HILANG', 'SERVICE')),
  -- The document that holds or took the piece.
  no_pegang text,
  dokumen_perolehan text not null default 'TIDAK_ADA' check (dokumen_perolehan in ('FAKTUR_PAJAK', 'KONSUMEN', 'TIDAK_ADA')),
  tgl_terima date not null,
  gambar jsonb not null default '[]',
  berlian jsonb not null default '[]',
  label_ke int not null default 0,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, kode_kategori) references kategori,
  foreign key (kode_toko, kode_dept) references jenis,
  foreign key (kode_toko, kode_group) references group_barang,
  foreign key (kode_toko, kode_kadar) references kadar,
  check (berat = berat_asli + berat_atribut),
  check (status = 'READY' or no_pegang is not null)
);
create unique index barang_satu_rantai on barang (kode_barcode) where status not in ('TERJUAL', 'HANCUR', 'KIRIM');
create index barang_tempat on barang (kode_toko, kode_gudang, kode_baki) where status in ('READY', 'TITIP');
create index barang_status on barang (kode_toko, status, kode_dept);
create index barang_cari on barang using gin ((kode_barcode || ' ' || coalesce(kode_intern, '') || ' ' || nama_barang) gin_trgm_ops);
create unique index barang_tag on barang (kode_toko, tag_id) where tag_id is not null and status in ('READY', 'TITIP');

-- The life of a piece, one unbroken chain (I-3).
create table barang_kejadian (
  kode_toko text not null,
  kode_barcode text not null,
  seq int not null,
  tgl_system date not null,
  waktu timestamptz not null,
  jenis text not null,
  no_bukti text,
  dari_status text,
  ke_status text not null,
  dari text,
  ke text,
  berat_sebelum miligram,
  berat miligram not null,
  user_id text not null,
  op uuid not null,
  primary key (kode_toko, kode_barcode, seq),
  foreign key (kode_toko, kode_barcode) references barang
);
create index barang_kejadian_bukti on barang_kejadian (kode_toko, no_bukti);
create trigger barang_kejadian_tetap before update or delete on barang_kejadian for each row execute function jangan_ubah();

-- A scanned piece is held for one counter; the lock ends by itself (D-8.5).
create table keranjang (
  kode_toko text not null,
  kode_barcode text not null,
  user_id text not null,
  sejak timestamptz not null,
  sampai timestamptz not null,
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_barcode) references barang
);

revoke delete on barang from kilau_app;
revoke update, delete on barang_kejadian from kilau_app;
