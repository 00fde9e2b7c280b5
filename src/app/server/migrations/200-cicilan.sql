create table parameter_cicilan (
  kode_toko text not null references toko,
  bulan int not null check (bulan > 0),
  persen persen not null check (persen between 0 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, bulan)
);

-- Instalments (D-17, D-38): a contract on pieces of the shop, its payments, its auction, the surplus of that.
select create_document('cicilan', 'no_cicilan', '{"CC": "cicilan", "XC": "batal-cicilan"}', $$
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null,
  alamat_customer text not null default '',
  no_hp text,
  jenis_customer text not null,
  no_ktp text,
  qty int not null check (qty > 0),
  berat miligram not null,
  sub_total rupiah not null check (sub_total >= 0),
  diskon_rp rupiah not null check (diskon_rp >= 0),
  harga_tunai rupiah not null check (harga_tunai > 0),
  persen persen not null check (persen >= 0),
  tambahan rupiah not null check (tambahan >= 0),
  harga_jual rupiah not null,
  dp_rp rupiah not null check (dp_rp >= 0),
  kembali rupiah not null check (kembali >= 0),
  pembulatan_tunai rupiah not null default 0,
  lama_bulan int not null check (lama_bulan > 0),
  langkah rupiah not null check (langkah > 0),
  angsuran rupiah not null check (angsuran > 0),
  terbayar rupiah not null default 0 check (terbayar >= 0),
  tgl_akhir date not null,
  serah text not null check (serah in ('LUNAS', 'AWAL')),
  no_faktur_jual text,
  tgl_lunas date,
  keterangan text,
  hari_batal date,
  refund_rp rupiah check (refund_rp >= 0),
  ditahan_rp rupiah check (ditahan_rp >= 0),
  refund_jenis text check (refund_jenis in ('CASH', 'TRANSFER')),
  refund_rekening text,
  batal_oleh text,
  batal_ktp text,
  setuju_pemilik text check (setuju_pemilik in ('SPV', 'OWN')),
  kode_nota text not null default kode_nota_baru(),
  -- What a contract agreed about its end stays with it, whatever the shop decides later (D-38.4, D-38.5): what a cancel keeps,
  -- and how many days late before its goods are auctioned.
  batal_persen persen not null check (batal_persen between 0 and 10000),
  tenggang_hari int not null check (tenggang_hari >= 0),
  kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0),
  check (harga_tunai = sub_total - diskon_rp),
  check (harga_jual = harga_tunai + tambahan),
  check (dp_rp < harga_jual),
  check (dp_rp + terbayar <= harga_jual),
  check ((status = 'LUNAS') = (tgl_lunas is not null)),
  check (status <> 'LUNAS' or dp_rp + terbayar = harga_jual),
  check (serah = 'LUNAS' or no_faktur_jual is not null),
  check ((hari_batal is not null) = (status = 'CANC') and (status <> 'CANC' or refund_rp + ditahan_rp = dp_rp + terbayar)),
  check (refund_jenis is distinct from 'TRANSFER' or refund_rekening is not null),
  foreign key (kode_toko, kode_sales) references sales,
  -- The sale of a hand-over is written behind the act that makes it.
  foreign key (kode_toko, no_faktur_jual) references penjualan deferrable initially deferred$$,
  p_states => array['AKTIF', 'LUNAS', 'LELANG', 'CANC'], p_acts => true);

create unique index cicilan_kode_nota on cicilan (kode_nota);
create unique index cicilan_batal on cicilan (kode_toko, no_batal) where no_batal is not null;
create index cicilan_hidup on cicilan (kode_toko, status) where status = 'AKTIF';
create index cicilan_customer on cicilan (kode_toko, kode_customer);
create index cicilan_hari_batal on cicilan (kode_toko, hari_batal) where hari_batal is not null;

alter table penjualan add foreign key (kode_toko, no_cicilan) references cicilan;

-- The pieces, at the price that was agreed; where each lay is where it goes back to.
create table cicilan_barang (
  kode_toko text not null,
  no_cicilan text not null,
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
  berat miligram not null check (berat > 0),
  berat_asli miligram not null,
  murni miligram not null,
  harga_per_gram rupiah not null,
  harga_id bigint,
  harga_jual rupiah not null,
  ongkos rupiah not null,
  harga rupiah not null check (harga >= 0),
  diskon_rp rupiah not null default 0 check (diskon_rp >= 0),
  netto rupiah not null,
  harga_modal rupiah,
  kode_gudang text not null,
  kode_baki text,
  op uuid,
  harga_komputer rupiah,
  harga_hari rupiah,
  berlian boolean not null default false,
  menyimpang boolean generated always as (
    op is not null and (netto < harga_komputer or harga_per_gram > harga_hari or (berlian and netto < harga_modal))) stored,
  primary key (kode_toko, no_cicilan, urut),
  unique (kode_toko, no_cicilan, kode_barcode),
  foreign key (kode_toko, no_cicilan) references cicilan,
  foreign key (kode_toko, kode_barcode) references barang,
  check (harga = harga_jual + ongkos),
  check (netto = harga - diskon_rp)
);

create index cicilan_barang_barcode on cicilan_barang (kode_toko, kode_barcode);
create index cicilan_barang_menyimpang on cicilan_barang (kode_toko, op) where menyimpang;

-- The instalments as they were agreed; what was paid fills them, oldest first.
create table cicilan_jadwal (
  kode_toko text not null,
  no_cicilan text not null,
  ke int not null check (ke > 0),
  tgl_system date not null,
  jatuh_tempo date not null,
  jumlah rupiah not null check (jumlah > 0),
  primary key (kode_toko, no_cicilan, ke),
  foreign key (kode_toko, no_cicilan) references cicilan
);

create index cicilan_jadwal_tempo on cicilan_jadwal (kode_toko, jatuh_tempo);

-- A payment; the whole rest hands the goods over by a sale of its own number (D-38.2).
select create_document('cicilan_bayar', 'no_bayar', '{"AC": "bayar-cicilan", "XA": "batal-bayar-cicilan"}', $$
  nama_customer text not null,
  jenis text not null check (jenis in ('ANGSURAN', 'PELUNASAN')),
  ke int not null,
  jatuh_tempo date not null,
  jumlah rupiah not null check (jumlah > 0),
  sisa_sebelum rupiah not null,
  sisa_sesudah rupiah not null check (sisa_sesudah >= 0),
  kembali rupiah not null check (kembali >= 0),
  pembulatan_tunai rupiah not null default 0,
  no_faktur_jual text,
  diambil_oleh text,
  no_ktp text,
  setuju_pemilik text check (setuju_pemilik in ('SPV', 'OWN')),
  check (sisa_sesudah = sisa_sebelum - jumlah),
  check ((jenis = 'PELUNASAN') = (sisa_sesudah = 0)),
  foreign key (kode_toko, no_faktur_jual) references penjualan deferrable initially deferred$$,
  p_on => 'cicilan', p_on_key => 'no_cicilan');

-- The goods of a contract that is late become stock again (D-38.4).
select create_document('cicilan_lelang', 'no_lelang', '{"LC": "lelang-cicilan", "XE": "batal-lelang-cicilan"}', $$
  nama_customer text not null,
  tertua date not null,
  kali_tunggak int not null check (kali_tunggak > 0),
  lewat_hari int not null check (lewat_hari > 0),
  harga_jual rupiah not null,
  sudah_bayar rupiah not null check (sudah_bayar >= 0),
  sisa rupiah not null check (sisa > 0),
  qty int not null check (qty > 0),
  berat miligram not null,
  murni miligram not null,
  nilai_beli rupiah,
  hasil_lelang rupiah not null check (hasil_lelang >= 0),
  biaya rupiah not null check (biaya >= 0),
  kelebihan rupiah not null check (kelebihan >= 0),
  kekurangan rupiah not null check (kekurangan >= 0),
  pendapatan rupiah not null,
  batas_kelebihan date not null,
  kode_gudang text not null,
  kode_baki text,
  keterangan text,
  hari_batal date,
  check (harga_jual = sudah_bayar + sisa),
  check (kelebihan <= sudah_bayar and pendapatan = sudah_bayar - kelebihan),
  check (kelebihan = 0 or kekurangan = 0),
  foreign key (kode_toko, kode_gudang) references gudang$$,
  p_on => 'cicilan', p_on_key => 'no_cicilan');

create unique index cicilan_lelang_sekali on cicilan_lelang (kode_toko, no_cicilan) where status <> 'CANC';

-- Its pieces, and what each would be bought for that day.
create table cicilan_lelang_barang (
  kode_toko text not null,
  no_lelang text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kadar persen not null,
  berat miligram not null check (berat > 0),
  murni miligram not null,
  nilai_beli rupiah,
  primary key (kode_toko, no_lelang, urut),
  foreign key (kode_toko, no_lelang) references cicilan_lelang
);

-- A surplus that was paid out: whole, once.
select create_document('cicilan_kelebihan', 'no_kelebihan', '{"KX": "kelebihan-cicilan", "XW": "batal-kelebihan-cicilan"}', $$
  nama_customer text not null,
  no_lelang text not null,
  tgl_lelang date not null,
  penerima text not null,
  no_ktp text,
  kelebihan rupiah not null check (kelebihan > 0),
  pembulatan_tunai rupiah not null default 0,
  keterangan text,
  foreign key (kode_toko, no_lelang) references cicilan_lelang$$,
  p_on => 'cicilan', p_on_key => 'no_cicilan');

create unique index cicilan_kelebihan_sekali on cicilan_kelebihan (kode_toko, no_lelang) where status <> 'CANC';

-- That a customer who is late was told: nothing is auctioned without.
create table cicilan_peringatan (
  kode_toko text not null,
  no_cicilan text not null,
  urut int not null,
  tgl_system date not null,
  input_date timestamptz not null,
  tertua date not null,
  cara text not null check (cara in ('TELEPON', 'WHATSAPP', 'SURAT', 'KUNJUNGAN')),
  keterangan text not null,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, no_cicilan, urut),
  foreign key (kode_toko, no_cicilan) references cicilan,
  foreign key (kode_toko, tgl_system) references hari_toko,
  check (tgl_system > tertua)
);

revoke update, delete on cicilan_barang, cicilan_jadwal from kilau_app;
revoke update, delete on cicilan_lelang_barang from kilau_app;
revoke update, delete on cicilan_peringatan from kilau_app;
