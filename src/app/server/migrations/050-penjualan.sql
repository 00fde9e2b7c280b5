create table keterangan_nota (
  kode_toko text not null references toko,
  urut int not null,
  isi text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, urut)
);

create table penjualan (
  kode_toko text not null references toko,
  no_faktur_jual text not null check (length(no_faktur_jual) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  status text not null check (status in ('OPEN', 'DONE', 'CANC')),
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null default '',
  alamat_customer text not null default '',
  no_hp text,
  jenis_customer text not null default 'UMUM',
  keterangan text not null default '',
  platform text not null default 'DESKTOP',
  marketplace text,
  qty int not null check (qty > 0),
  berat miligram not null,
  sub_total rupiah not null check (sub_total >= 0),
  -- The document's own percent as asked; `diskon_rp` is every reduction but coupons, lines included.
  diskon_persen persen not null default 0,
  diskon_rp rupiah not null default 0 check (diskon_rp >= 0),
  kupon_rp rupiah not null default 0 check (kupon_rp >= 0),
  admin rupiah not null default 0 check (admin >= 0),
  packing rupiah not null default 0 check (packing >= 0),
  ongkos_kerja rupiah not null default 0 check (ongkos_kerja >= 0),
  pembulatan rupiah not null default 0,
  grand_total rupiah not null check (grand_total >= 0),
  dp_rp rupiah not null default 0 check (dp_rp >= 0),
  tukar_rp rupiah not null default 0 check (tukar_rp >= 0),
  no_tukar text,
  kembali rupiah not null default 0 check (kembali >= 0),
  poin int not null default 0,
  input_by text not null,
  valid_by text,
  valid_at timestamptz,
  cetak_ke int not null default 1,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_faktur_jual),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_sales) references sales,
  check (grand_total = sub_total - diskon_rp - kupon_rp + admin + packing + ongkos_kerja + pembulatan),
  check ((status = 'DONE') = (valid_at is not null) or status = 'CANC')
);
create index penjualan_tgl on penjualan (kode_toko, tgl_system, status);
create index penjualan_customer on penjualan (kode_toko, kode_customer);
create unique index penjualan_batal on penjualan (kode_toko, no_batal) where no_batal is not null;

create table penjualan_barang (
  kode_toko text not null,
  no_faktur_jual text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_kategori text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kadar persen not null,
  persen persen not null,
  -- As sold, and as it stood in stock; what lies between goes to `selisih` (D-10.6).
  berat miligram not null check (berat > 0),
  berat_asli miligram not null,
  murni miligram not null,
  berat_stock miligram not null,
  murni_stock miligram not null,
  harga_per_gram rupiah not null,
  harga_id bigint,
  harga_jual rupiah not null,
  ongkos rupiah not null,
  harga rupiah not null check (harga >= 0),
  diskon_rp rupiah not null default 0 check (diskon_rp >= 0),
  potongan_rp rupiah not null default 0 check (potongan_rp >= 0),
  kupon_rp rupiah not null default 0 check (kupon_rp >= 0),
  -- The line's share of the document's discount and coupon.
  bagian_rp rupiah not null default 0 check (bagian_rp >= 0),
  netto rupiah not null,
  harga_modal rupiah,
  kode_gudang text not null,
  kode_baki text,
  primary key (kode_toko, no_faktur_jual, urut),
  unique (kode_toko, no_faktur_jual, kode_barcode),
  foreign key (kode_toko, no_faktur_jual) references penjualan,
  foreign key (kode_toko, kode_barcode) references barang,
  check (harga = harga_jual + ongkos),
  check (netto = harga - diskon_rp - potongan_rp - kupon_rp - bagian_rp)
);
create index penjualan_barang_tgl on penjualan_barang (kode_toko, tgl_system) include (kode_dept, kode_group, kode_kadar, berat, murni, netto);
create index penjualan_barang_barcode on penjualan_barang (kode_toko, kode_barcode);

-- A held cart, seen from every counter of the shop (D-10.3).
create table penjualan_tunda (
  kode_toko text not null references toko,
  id uuid not null,
  nama text not null,
  isi jsonb not null,
  qty int not null,
  total rupiah not null,
  user_id text not null,
  input_date timestamptz not null,
  primary key (kode_toko, id)
);

create trigger penjualan_hari_buka before insert on penjualan for each row execute function hanya_hari_buka();
create trigger penjualan_barang_tetap before update or delete on penjualan_barang for each row execute function jangan_ubah();
revoke delete on penjualan from kilau_app;
revoke update, delete on penjualan_barang from kilau_app;
