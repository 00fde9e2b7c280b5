create table tukang (
  kode_toko text not null references toko,
  kode_tukang text not null,
  nama text not null,
  hp text,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_tukang)
);

create table deskripsi_service (
  kode_toko text not null references toko,
  kode_deskripsi text not null,
  deskripsi text not null,
  ongkos rupiah not null check (ongkos >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_deskripsi)
);

-- Repairs (D-15.1, D-37): the pieces of a customer in custody, what shall be done, what was paid for it.
select create_document('service', 'no_service', '{"SV": "service", "BV": "batal-service"}', $$
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null,
  alamat_customer text not null,
  no_hp text,
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  tgl_janji date not null,
  kode_tukang text,
  tgl_serah date,
  ongkos rupiah not null check (ongkos >= 0),
  ongkos_awal rupiah not null check (ongkos_awal >= 0),
  tambah_emas miligram not null check (tambah_emas >= 0),
  dp_rp rupiah not null check (dp_rp >= 0),
  dp_awal rupiah not null check (dp_awal between 0 and ongkos_awal),
  kembali rupiah not null check (kembali >= 0),
  tgl_selesai date,
  tgl_ambil date,
  keterangan text not null,
  valid_by text,
  tunggu boolean not null,
  valid_at timestamptz,
  modal_emas rupiah not null check (modal_emas >= 0),
  hari_batal date,
  refund_jenis text check (refund_jenis in ('CASH', 'TRANSFER')),
  refund_rekening text,
  pembulatan_tunai rupiah not null,
  batal_diambil_oleh text,
  batal_no_ktp text,
  setuju_pemilik text check (setuju_pemilik in ('SPV')),
  kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0),
  -- The slip of a job has a page for its customer (D-51.15), and its word proves at the counter that the slip is here (D-51.9).
  kode_nota text not null default kode_nota_baru(),
  check (refund_jenis is distinct from 'TRANSFER' or refund_rekening is not null),
  check ((status = 'DIAMBIL') = (tgl_ambil is not null)),
  constraint service_batal_check check (no_batal is null or status = 'CANC'),
  constraint service_nomor_batal_check check (status <> 'CANC' or no_batal is not null or (tunggu and valid_at is null)),
  foreign key (kode_toko, kode_sales) references sales$$,
  p_states => array['DITERIMA', 'OPEN', 'VALID', 'PROSES', 'SELESAI', 'DIAMBIL', 'CANC'], p_rejects => true);

create index service_hidup on service (kode_toko, status) where status in ('OPEN', 'VALID', 'DITERIMA', 'PROSES', 'SELESAI');
create index service_customer on service (kode_toko, kode_customer);
create index service_tukang on service (kode_toko, kode_tukang) where status = 'PROSES';
create unique index service_kode_nota on service (kode_nota);
create index service_hari_batal on service (kode_toko, hari_batal) where hari_batal is not null;

-- A piece of a repair: as it was taken in, what shall be done, and what it is once that is done.
create table service_barang (
  kode_toko text not null,
  no_service text not null,
  urut int not null,
  tgl_system date not null,
  nama_barang text not null,
  kadar persen not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  kode_deskripsi text,
  deskripsi text not null,
  ongkos rupiah not null check (ongkos >= 0),
  ongkos_awal rupiah not null check (ongkos_awal >= 0),
  foto text,
  berat_selesai miligram check (berat_selesai > 0),
  murni_selesai miligram check (murni_selesai >= 0),
  tambah_emas miligram not null default 0 check (tambah_emas >= 0),
  kikir miligram not null default 0 check (kikir >= 0),
  foto_selesai text,
  -- What a superior agrees to about repairs is declared (decision 920): these columns are what the conditions compare.
  -- The charge of the shop's list beside the one that was agreed (D-37.2).
  ongkos_daftar rupiah check (ongkos_daftar >= 0),
  primary key (kode_toko, no_service, urut),
  foreign key (kode_toko, no_service) references service,
  check ((berat_selesai is null) = (murni_selesai is null))
);

-- A further DP on a repair (D-37.2).
select create_document('service_bayar', 'no_bayar', '{"AV": "bayar-service"}', $$
  nama_customer text not null,
  jumlah rupiah not null check (jumlah > 0),
  kembali rupiah not null check (kembali >= 0),
  dp_sesudah rupiah not null$$,
  p_on => 'service', p_on_key => 'no_service');

-- A repair that was fetched, and its money.
select create_document('service_ambil', 'no_ambil', '{"SA": "ambil-service"}', $$
  nama_customer text not null,
  kode_sales text not null,
  berat miligram not null,
  ongkos rupiah not null,
  tambah_emas miligram not null,
  emas_rp rupiah not null check (emas_rp >= 0),
  total rupiah not null,
  dp_rp rupiah not null,
  arah text not null check (arah in ('MASUK', 'KELUAR')),
  jumlah rupiah not null check (jumlah >= 0),
  kembali rupiah not null,
  pembulatan_tunai rupiah not null,
  diambil_oleh text,
  no_ktp text,
  setuju_pemilik text check (setuju_pemilik in ('SPV')),
  modal_emas rupiah not null check (modal_emas >= 0),
  kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0),
  -- A repair that was fetched: the whole of it is a service to the tax.
  pajak jsonb not null default '[]',
  ppn_rp rupiah check (ppn_rp >= 0),
  ppn_luar_rp rupiah check (ppn_luar_rp >= 0),
  check (total - dp_rp = case arah when 'MASUK' then jumlah else -jumlah end),
  check (total = ongkos + emas_rp + coalesce(ppn_luar_rp, 0)),
  check (pajak_cocok(pajak, coalesce(ppn_rp, 0), coalesce(ppn_luar_rp, 0), 0))$$,
  p_on => 'service', p_on_key => 'no_service');

-- A job is fetched once.
create unique index service_ambil_sekali on service_ambil (kode_toko, no_service) where status <> 'CANC';

-- Work and gold to a craftsman (ST), and back from him (KT). One may hold no gold: then it books nothing, and the act that cancelled it is
-- kept on it.
select create_document('tukang_serah', 'no_serah', '{"ST": "serah-tukang", "XS": "batal-serah-tukang"}', $$
  jenis text not null,
  no_dokumen text,
  kode_tukang text not null,
  uraian text not null,
  berat_barang miligram not null check (berat_barang >= 0),
  berat miligram not null check (berat >= 0),
  murni miligram not null check (murni >= 0),
  tgl_janji date,
  keterangan text not null,
  modal rupiah not null check (modal >= 0),
  modal_tahu boolean not null,
  modal_lunas rupiah not null check (modal_lunas between 0 and modal),
  dari_status text,
  dari_tukang text,
  dari_tgl date,
  op_batal uuid,
  dilepas boolean not null default false,
  no_kembali text, -- the KT of an order that settled it, while that one stands
  check ((jenis = 'LEPAS') = (no_dokumen is null)),
  foreign key (kode_toko, kode_tukang) references tukang,
  constraint tukang_serah_jenis_check check (jenis in ('SERVICE', 'PESANAN', 'LEPAS'))$$);

create index tukang_serah_dokumen on tukang_serah (kode_toko, no_dokumen) where no_dokumen is not null;
create index tukang_serah_tukang on tukang_serah (kode_toko, kode_tukang, tgl_system);

-- Gold that an ST took out of lots.
create table tukang_serah_emas (
  kode_toko text not null,
  no_serah text not null,
  urut int not null,
  tgl_system date not null,
  no_lot text not null,
  kode_gudang text not null,
  kadar persen not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  modal rupiah not null check (modal >= 0),
  primary key (kode_toko, no_serah, urut),
  foreign key (kode_toko, no_serah) references tukang_serah,
  foreign key (kode_toko, no_lot) references lot
);

-- Work and gold back from a craftsman, what was lost on it and what it cost.
select create_document('tukang_kembali', 'no_kembali', '{"KT": "kembali-tukang", "XT": "batal-kembali-tukang"}', $$
  jenis text not null,
  no_dokumen text,
  kode_tukang text,
  tgl_serah date,
  berat_masuk miligram not null,
  berat_keluar miligram not null,
  tambah_emas miligram not null,
  kikir miligram not null,
  berat_diberi miligram not null check (berat_diberi >= 0),
  murni_diberi miligram not null,
  berat_sendiri miligram not null check (berat_sendiri >= 0),
  berat_kembali miligram not null check (berat_kembali >= 0),
  murni_kembali miligram not null,
  susut miligram not null,
  susut_murni miligram not null,
  susut_persen persen not null,
  batas_susut persen not null,
  ongkos rupiah not null,
  upah rupiah not null check (upah >= 0),
  tutup boolean not null,
  modal_diberi rupiah not null,
  modal_bebas rupiah not null,
  modal_kembali rupiah not null check (modal_kembali >= 0),
  modal_susut rupiah not null check (modal_susut >= 0),
  modal_sisa rupiah not null check (modal_sisa >= 0),
  lebih boolean not null,
  dari_status text,
  op_batal uuid,
  -- The estimate beside what the work costs, and gold above the share of a piece that needs no word (D-37.3).
  ongkos_awal rupiah not null default 0,
  tambah_lebih boolean not null default false,
  check ((jenis = 'LEPAS') = (no_dokumen is null)),
  check (modal_diberi + modal_bebas = modal_kembali + modal_susut + modal_sisa),
  constraint tukang_kembali_jenis_check check (jenis in ('SERVICE', 'PESANAN', 'LEPAS'))$$);

create index tukang_kembali_dokumen on tukang_kembali (kode_toko, no_dokumen) where no_dokumen is not null;
create index tukang_kembali_tukang on tukang_kembali (kode_toko, kode_tukang, tgl_system);

create unique index tukang_kembali_sekali on tukang_kembali (kode_toko, no_dokumen)
  where status <> 'CANC' and no_dokumen is not null and jenis <> 'PESANAN';

-- A piece of a repair on the scale as it came back.
create table tukang_kembali_barang (
  kode_toko text not null,
  no_kembali text not null,
  urut int not null,
  tgl_system date not null,
  urut_barang int not null,
  nama_barang text not null,
  kadar persen not null,
  berat_masuk miligram not null,
  murni_masuk miligram not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  tambah_emas miligram not null check (tambah_emas >= 0),
  kikir miligram not null check (kikir >= 0),
  ongkos rupiah not null check (ongkos >= 0),
  foto text,
  kode_barcode text,
  harga_modal rupiah,
  primary key (kode_toko, no_kembali, urut),
  foreign key (kode_toko, no_kembali) references tukang_kembali
);

-- What left the craftsman's account by it (TUKANG), and what lies in a warehouse as a lot (GUDANG).
create table tukang_kembali_emas (
  kode_toko text not null,
  no_kembali text not null,
  urut int not null,
  tgl_system date not null,
  peran text not null check (peran in ('TUKANG', 'GUDANG')),
  kode_gudang text,
  no_lot text,
  kadar persen not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  primary key (kode_toko, no_kembali, urut),
  foreign key (kode_toko, no_kembali) references tukang_kembali,
  check ((peran = 'GUDANG') = (kode_gudang is not null))
);

-- Orders (D-12, D-36): what a customer wants made, the samples he left, what he paid, the gold that his money bought.
select create_document('pesanan', 'no_pesanan', '{"PS": "pesanan", "BP": "batal-pesanan"}', $$
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null,
  alamat_customer text not null,
  no_hp text,
  jenis_customer text not null,
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  tgl_janji date not null,
  kode_tukang text,
  tgl_serah date,
  kunci_harga text not null check (kunci_harga in ('KUNCI_SEMUA', 'KUNCI_SEBESAR_DP', 'IKUT_HARI_AMBIL')),
  kunci_lebih boolean not null,
  batal_persen persen not null check (batal_persen between 0 and 10000),
  ongkos rupiah not null check (ongkos >= 0),
  total_harga rupiah not null check (total_harga > 0),
  dp_rp rupiah not null check (dp_rp between 0 and total_harga),
  dp_awal rupiah not null check (dp_awal between 0 and total_harga),
  kembali rupiah not null check (kembali >= 0),
  berat_selesai miligram check (berat_selesai > 0),
  tgl_selesai date,
  tgl_ambil date,
  no_faktur_jual text,
  diambil_oleh text,
  no_ktp text,
  setuju_ambil text check (setuju_ambil in ('SPV')),
  keterangan text not null,
  valid_by text,
  tunggu boolean not null,
  valid_at timestamptz,
  hari_batal date,
  refund_rp rupiah check (refund_rp >= 0),
  ditahan_rp rupiah check (ditahan_rp >= 0),
  refund_jenis text check (refund_jenis in ('CASH', 'TRANSFER')),
  refund_rekening text,
  pembulatan_tunai rupiah not null,
  batal_diambil_oleh text,
  batal_no_ktp text,
  setuju_pemilik text check (setuju_pemilik in ('SPV')),
  op_batal uuid,
  kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0),
  kode_nota text not null default kode_nota_baru(),
  check (refund_jenis is distinct from 'TRANSFER' or refund_rekening is not null),
  check (refund_rp is null or refund_rp + ditahan_rp = dp_rp),
  check ((status = 'DIAMBIL') = (no_faktur_jual is not null) and (status = 'DIAMBIL') = (tgl_ambil is not null)),
  check (status not in ('SELESAI', 'DIAMBIL') or (tgl_selesai is not null and berat_selesai is not null)),
  constraint pesanan_batal_check check (no_batal is null or status = 'CANC'),
  constraint pesanan_nomor_batal_check check (status <> 'CANC' or no_batal is not null or (tunggu and valid_at is null)),
  foreign key (kode_toko, kode_sales) references sales,
  foreign key (kode_toko, no_faktur_jual) references penjualan deferrable initially deferred$$,
  p_states => array['VALID', 'OPEN', 'PROSES', 'SELESAI', 'DIAMBIL', 'CANC'], p_rejects => true);

create unique index pesanan_kode_nota on pesanan (kode_nota);
create index pesanan_hidup on pesanan (kode_toko, status) where status in ('OPEN', 'VALID', 'PROSES', 'SELESAI');
create index pesanan_customer on pesanan (kode_toko, kode_customer);
create index pesanan_tukang on pesanan (kode_toko, kode_tukang) where status = 'PROSES';
create index pesanan_hari_batal on pesanan (kode_toko, hari_batal) where hari_batal is not null;

alter table penjualan add foreign key (kode_toko, no_pesanan) references pesanan;

-- A piece of an order: as it was ordered, and the piece of stock that it became.
create table pesanan_barang (
  kode_toko text not null,
  no_pesanan text not null,
  urut int not null,
  tgl_system date not null,
  deskripsi text not null check (length(deskripsi) >= 20),
  kode_dept text not null,
  kode_group text,
  kode_kadar text not null,
  kadar persen not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  ongkos rupiah not null check (ongkos >= 0),
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  harga rupiah not null check (harga > 0),
  gambar text,
  no_po text,
  urut_po int,
  op uuid,
  harga_komputer rupiah,
  harga_hari rupiah,
  berlian boolean not null default false,
  kode_barcode text,
  nama_barang text,
  berat_selesai miligram check (berat_selesai > 0),
  foto_selesai text,
  dari_gudang text,
  dari_baki text,
  menyimpang boolean generated always as (op is not null and (harga < harga_komputer or harga_per_gram > harga_hari)) stored,
  -- By how much the price of an order's line was raised, where prices are without tax: what is locked keeps it (D-41.8).
  ppn_persen persen not null default 0 check (ppn_persen between 0 and 10000),
  primary key (kode_toko, no_pesanan, urut),
  foreign key (kode_toko, no_pesanan) references pesanan,
  foreign key (kode_toko, kode_dept) references jenis,
  foreign key (kode_toko, kode_kadar) references kadar,
  foreign key (kode_toko, kode_barcode) references barang,
  check ((kode_barcode is null) = (berat_selesai is null)),
  check ((no_po is null) = (urut_po is null))
);

create index pesanan_barang_barcode on pesanan_barang (kode_toko, kode_barcode) where kode_barcode is not null;
create index pesanan_barang_menyimpang on pesanan_barang (kode_toko, op) where menyimpang;

alter table pesanan_barang add foreign key (kode_toko, no_po, urut_po) references pre_order_barang;

-- A piece of the customer, which shows what is wanted: custody until he fetches it.
create table pesanan_contoh (
  kode_toko text not null,
  no_pesanan text not null,
  urut int not null,
  tgl_system date not null,
  nama_barang text not null,
  kadar persen not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  foto text,
  no_ambil text,
  tgl_ambil date,
  berat_kembali miligram check (berat_kembali > 0),
  foto_kembali text,
  primary key (kode_toko, no_pesanan, urut),
  foreign key (kode_toko, no_pesanan) references pesanan,
  check ((no_ambil is null) = (tgl_ambil is null) and (no_ambil is null) = (berat_kembali is null))
);

create index pesanan_contoh_ambil_no on pesanan_contoh (kode_toko, no_ambil) where no_ambil is not null;

-- Gold that a payment bought at the price of its day (D-36.4); what its document lost is no lock any more.
create table pesanan_kunci (
  kode_toko text not null,
  no_pesanan text not null,
  no_bayar text not null,
  urut int not null,
  tgl_system date not null,
  input_date timestamptz not null default waktu(),
  berat miligram not null check (berat > 0),
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  primary key (kode_toko, no_bayar, urut),
  foreign key (kode_toko, no_pesanan, urut) references pesanan_barang
);

create index pesanan_kunci_pesanan on pesanan_kunci (kode_toko, no_pesanan);

-- A further DP on an order.
select create_document('pesanan_bayar', 'no_bayar', '{"AP": "bayar-pesanan"}', $$
  nama_customer text not null,
  jumlah rupiah not null check (jumlah > 0),
  kembali rupiah not null check (kembali >= 0),
  dp_sesudah rupiah not null,
  berat_kunci miligram not null check (berat_kunci >= 0)$$,
  p_on => 'pesanan', p_on_key => 'no_pesanan');

-- Samples given back. Nothing takes it back: the customer went home with them (D-36.8).
select create_document('contoh_ambil', 'no_ambil', '{"AB": "ambil-contoh"}', $$
  no_pesanan text not null,
  nama_customer text not null,
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  berat_kembali miligram not null check (berat_kembali > 0),
  selisih boolean not null,
  diambil_oleh text,
  no_ktp text,
  setuju_pemilik text check (setuju_pemilik in ('SPV')),
  foreign key (kode_toko, no_pesanan) references pesanan$$);

create index contoh_ambil_pesanan on contoh_ambil (kode_toko, no_pesanan);

revoke delete on service_barang from kilau_app;
revoke update, delete on tukang_serah_emas from kilau_app;
revoke update, delete on tukang_kembali_barang, tukang_kembali_emas from kilau_app;
revoke delete on pesanan_barang from kilau_app;
revoke delete on pesanan_contoh from kilau_app;
revoke update, delete on pesanan_kunci from kilau_app;
