create table kondisi_pinjaman (
  kode_toko text not null references toko,
  kode_kondisi text not null,
  keterangan text not null,
  cara text not null check (cara in ('PERSEN', 'PER_GRAM')),
  persen persen check (persen between 0 and 10000),
  rupiah rupiah check (rupiah >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kondisi),
  check (case cara when 'PERSEN' then persen else rupiah end is not null)
);

create table hutang_pokok (
  kode_toko text not null references toko,
  id int not null,
  jumlah_hutang rupiah not null check (jumlah_hutang > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id)
);

create table bunga_hutang (
  kode_toko text not null references toko,
  id int not null,
  pokok_dari rupiah not null check (pokok_dari >= 0),
  -- Null: and all above.
  pokok_sampai rupiah,
  bunga persen not null check (bunga between 0 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id),
  check (pokok_sampai is null or pokok_dari <= pokok_sampai)
);

create table plafond_hutang (
  kode_toko text not null references toko,
  id int not null,
  kadar_dari persen not null check (kadar_dari between 1 and 10000),
  kadar_sampai persen not null check (kadar_sampai between 1 and 10000),
  plafond_per_gram rupiah not null check (plafond_per_gram > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id),
  check (kadar_dari <= kadar_sampai)
);

create table plafond_hutang_kadar (
  kode_toko text not null references toko,
  kode_kadar text not null,
  plafond_per_gram rupiah not null check (plafond_per_gram > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kadar)
);

-- A loan on gold (D-16, D-35). What it stands on (rate, way, least
-- days, step) is kept as it was agreed, beside what the masters said of it then.
select create_document('hutang', 'no_faktur_hutang', '{"HT": "hutang", "XH": "batal-hutang"}', $$
  kode_sales text,
  kode_customer text,
  nama_customer text not null,
  alamat_customer text not null,
  no_hp text,
  no_ktp text,
  foto_customer text,
  qty int not null check (qty > 0),
  berat miligram not null,
  taksiran rupiah not null,
  plafond rupiah not null,
  jumlah_hutang rupiah not null check (jumlah_hutang > 0),
  bunga int not null check (bunga >= 0),
  bunga_tabel int not null,
  cara_bunga text not null check (cara_bunga in ('HARIAN', 'BULAN_PENUH', 'SETENGAH_BULAN')),
  hari_minimal int not null,
  langkah_bunga rupiah not null,
  lama_bulan int not null check (lama_bulan > 0),
  admin rupiah not null check (admin >= 0),
  admin_tabel rupiah not null,
  dibayar rupiah not null,
  tgl_jatuh_tempo date not null,
  bunga_dibayar_sampai date not null,
  keterangan text,
  jenis text not null default 'BARU' check (jenis in ('BARU', 'PEREMAJAAN')),
  no_hutang_lama text,
  dasar_tempo date not null,
  mulai_bunga date not null,
  tunggu boolean not null default false,
  valid_by text,
  valid_at timestamptz,
  -- A lost ticket is printed again, marked DUPLIKAT n, after identity and photo and by somebody else's word (D-16.3, D-35.22).
  duplikat_ke int not null default 0 check (duplikat_ke >= 0),
  -- The fine gold of a loan stands on it as its weight does: the list of loans as dear as their gold is read over all of them,
  -- live and on every price (D-35.20).
  murni miligram not null,
  setuju_pokok text check (setuju_pokok in ('SPV', 'OWN')),
  lama_tabel int not null,
  pembulatan_tunai rupiah not null default 0,
  -- The principal that a loan renews: what does not rise is not measured against the ceiling again (D-35.4).
  pokok_lama rupiah not null default 0,
  constraint hutang_dibayar_check check (dibayar > 0 or (jenis = 'PEREMAJAAN' and dibayar = 0)),
  constraint hutang_lama_check check ((jenis = 'PEREMAJAAN') = (no_hutang_lama is not null)),
  constraint hutang_batal_check check (no_batal is null or status = 'CANC'),
  -- What was booked once is cancelled by a number alone; what only waited, or was renewed out of another, is not.
  constraint hutang_nomor_batal_check
    check (status <> 'CANC' or no_batal is not null or jenis = 'PEREMAJAAN' or (tunggu and valid_at is null))$$,
  p_states => array['OPEN', 'AKTIF', 'TUNGGU', 'LUNAS', 'REMAJA', 'LELANG', 'CANC'], p_acts => true, p_rejects => true);

create index hutang_customer on hutang (kode_toko, kode_customer) where status = 'AKTIF';
create index hutang_tunggu on hutang (kode_toko, status) where status in ('OPEN', 'TUNGGU');
create unique index hutang_lama_sekali on hutang (kode_toko, no_hutang_lama) where status <> 'CANC';

-- The loan that one was renewed into hands on its tick.
create index hutang_penerus on hutang (kode_toko, no_hutang_lama) where no_hutang_lama is not null;

-- Also of those whose redemption waits: what falls due is asked of both.
create index hutang_berjalan on hutang (kode_toko, tgl_jatuh_tempo) where status in ('AKTIF', 'TUNGGU');

-- A page of the list without looking at the loans before it, and its sums without looking at any whole one.
create index hutang_daftar on hutang (kode_toko, status, input_date, no_faktur_hutang) include (qty, berat, jumlah_hutang);

-- The pieces that a loan stands on, as they were weighed and tested; they lie in custody until it is paid back.
create table hutang_barang (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut int not null,
  tgl_system date not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text,
  kode_kadar text,
  kadar int not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  berat_bersih miligram not null check (berat_bersih > 0 and berat_bersih <= berat),
  murni miligram not null,
  kondisi text,
  foto text,
  harga_per_gram rupiah,
  taksiran rupiah not null,
  plafond rupiah not null,
  primary key (kode_toko, no_faktur_hutang, urut),
  foreign key (kode_toko, no_faktur_hutang) references hutang
);

-- Interest paid on a loan, from one day to another (D-35.8).
select create_document('hutang_bunga', 'no_bunga', '{"BH": "bayar-bunga", "XB": "batal-bayar-bunga"}', $$
  nama_customer text not null,
  dari_tgl date not null,
  sampai_tgl date not null check (sampai_tgl > dari_tgl),
  hari_bunga int not null check (hari_bunga > 0),
  bunga_terhitung rupiah not null,
  bunga_rp rupiah not null check (bunga_rp between 0 and bunga_terhitung),
  jatuh_tempo_dari date not null,
  tgl_jatuh_tempo date not null,
  pembulatan_tunai rupiah not null default 0$$,
  p_on => 'hutang', p_on_key => 'no_faktur_hutang');

-- No day of a loan is charged twice (D-35.7).
create unique index hutang_bunga_sekali on hutang_bunga (kode_toko, no_faktur_hutang, dari_tgl) where status <> 'CANC';

-- A loan paid back, with the interest until then (D-35.9).
select create_document('hutang_lunas', 'no_lunas', '{"LH": "pelunasan", "XL": "batal-pelunasan"}', $$
  nama_customer text not null,
  kode_sales_lunas text,
  dari_tgl date not null,
  lama_pinjam int not null,
  hari_bunga int not null,
  jumlah_hutang rupiah not null,
  bunga_terhitung rupiah not null,
  bunga_rp rupiah not null check (bunga_rp between 0 and bunga_terhitung),
  total_bayar rupiah not null check (total_bayar = jumlah_hutang + bunga_rp),
  kembali rupiah not null,
  tunggu boolean not null default false,
  bayar jsonb,
  valid_by text,
  valid_at timestamptz,
  -- The customer sells the pledged goods instead of redeeming them (D-35.17): the redemption and a buy-back name each other and
  -- meet in `tukar`; what is left of the price is paid either way.
  jenis text not null default 'TEBUS' check (jenis in ('TEBUS', 'PUTUS')),
  no_faktur_beli text,
  harga_beli rupiah not null default 0 check (harga_beli >= 0),
  arah text not null default 'MASUK' check (arah in ('MASUK', 'KELUAR')),
  jumlah rupiah not null check (jumlah >= 0),
  -- Who was at the counter for a loan (D-51.7): his number, his name where he is not the borrower, and the least level that
  -- had to agree. Rows of older rules keep null.
  no_ktp text,
  diambil_oleh text,
  setuju_pemilik text check (setuju_pemilik in ('SPV', 'OWN')),
  pembulatan_tunai rupiah not null default 0,
  constraint hutang_lunas_batal_check check (no_batal is null or status = 'CANC'),
  constraint hutang_lunas_nomor_batal_check
    check (status <> 'CANC' or no_batal is not null or (tunggu and valid_at is null)),
  constraint hutang_lunas_putus_check check ((jenis = 'PUTUS') = (no_faktur_beli is not null) and (jenis = 'PUTUS' or harga_beli = 0)),
  constraint hutang_lunas_selisih_check check (total_bayar - harga_beli = case arah when 'MASUK' then jumlah else -jumlah end),
  constraint hutang_lunas_beli_fk foreign key (kode_toko, no_faktur_beli) references pembelian deferrable initially deferred$$,
  p_states => array['DONE', 'TUNGGU', 'CANC'], p_on => 'hutang', p_on_key => 'no_faktur_hutang', p_rejects => true);

-- A loan is redeemed once.
create unique index hutang_lunas_sekali on hutang_lunas (kode_toko, no_faktur_hutang) where status <> 'CANC';
create index hutang_lunas_tunggu on hutang_lunas (kode_toko, no_faktur_hutang) where status = 'TUNGGU';
create unique index hutang_lunas_beli on hutang_lunas (kode_toko, no_faktur_beli) where no_faktur_beli is not null;

alter table pembelian add constraint pembelian_lunas_fk foreign key (kode_toko, no_lunas) references hutang_lunas;

-- A loan renewed (D-16.3, D-35.10): its interest is paid, it is closed, and another stands on the same goods; the difference is
-- paid in or out. The renewal holds the only set of the book.
select create_document('hutang_remaja', 'no_remaja', '{"RH": "peremajaan", "XR": "batal-peremajaan"}', $$
  nama_customer text not null,
  no_hutang_baru text not null,
  dari_tgl date not null,
  lama_pinjam int not null,
  hari_bunga int not null,
  jumlah_lama rupiah not null,
  bunga_terhitung rupiah not null check (bunga_terhitung >= 0),
  bunga_rp rupiah not null check (bunga_rp = bunga_terhitung),
  admin rupiah not null check (admin >= 0),
  jumlah_hutang rupiah not null check (jumlah_hutang > 0),
  arah text not null check (arah in ('MASUK', 'KELUAR')),
  jumlah rupiah not null check (jumlah >= 0),
  kembali rupiah not null,
  tgl_jatuh_tempo date not null,
  no_ktp text,
  diambil_oleh text,
  setuju_pemilik text check (setuju_pemilik in ('SPV', 'OWN')),
  pembulatan_tunai rupiah not null default 0,
  check (jumlah_lama + bunga_rp + admin - jumlah_hutang = case arah when 'MASUK' then jumlah else -jumlah end)$$,
  p_on => 'hutang', p_on_key => 'no_faktur_hutang');

-- A loan is renewed once, and a renewed one comes out of one other.
create unique index hutang_remaja_sekali on hutang_remaja (kode_toko, no_faktur_hutang) where status <> 'CANC';
create unique index hutang_remaja_baru on hutang_remaja (kode_toko, no_hutang_baru);

-- An auction of pledged goods (D-16.3, D-35.14): at which value the shop takes them, what that leaves the customer or costs the shop.
select create_document('hutang_lelang', 'no_lelang', '{"LG": "lelang-hutang", "XG": "batal-lelang-hutang"}', $$
  nama_customer text not null,
  tgl_jatuh_tempo date not null,
  hari_lewat int not null check (hari_lewat > 0),
  tujuan text not null check (tujuan in ('STOCK', 'LEBUR')),
  kode_gudang text not null,
  qty int not null check (qty > 0),
  berat miligram not null,
  murni miligram not null,
  jumlah_hutang rupiah not null,
  dari_tgl date not null,
  hari_bunga int not null,
  bunga_rp rupiah not null check (bunga_rp >= 0),
  harga_rosok rupiah not null,
  nilai_rosok rupiah not null,
  hasil_lelang rupiah not null check (hasil_lelang >= nilai_rosok),
  biaya rupiah not null check (biaya >= 0),
  kelebihan rupiah not null check (kelebihan >= 0),
  kekurangan rupiah not null check (kekurangan >= 0),
  batas_kelebihan date not null,
  berat_hasil miligram,
  kadar_hasil int,
  murni_hasil miligram,
  hari_batal date,
  keterangan text,
  aturan smallint not null default 2,
  check (hasil_lelang + kekurangan = jumlah_hutang + bunga_rp + biaya + kelebihan),
  check (kelebihan = 0 or kekurangan = 0),
  check ((tujuan = 'LEBUR') = (berat_hasil is not null)),
  foreign key (kode_toko, kode_gudang) references gudang$$,
  p_on => 'hutang', p_on_key => 'no_faktur_hutang');

-- A loan is auctioned once.
create unique index hutang_lelang_sekali on hutang_lelang (kode_toko, no_faktur_hutang) where status <> 'CANC';
create index hutang_lelang_kelebihan on hutang_lelang (kode_toko, tgl_system) where kelebihan > 0;

-- The goods as they were found, and what each costs the shop.
create table hutang_lelang_barang (
  kode_toko text not null,
  no_lelang text not null,
  urut int not null,
  tgl_system date not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text,
  kode_kadar text,
  kadar int not null check (kadar between 1 and 10000),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  foto text,
  harga rupiah not null check (harga >= 0),
  berat_hasil miligram,
  murni_hasil miligram,
  -- What the scale said of a pledged piece when it was auctioned, stones and all, beside the gold that is booked (decision 430).
  -- Pieces of older rules have none: what they weighed then is not known now.
  ditimbang miligram check (ditimbang > 0),
  primary key (kode_toko, no_lelang, urut),
  foreign key (kode_toko, no_lelang) references hutang_lelang
);

-- A surplus paid out to the customer: whole, once (D-35.16).
select create_document('hutang_kelebihan', 'no_kelebihan', '{"KL": "kelebihan-lelang", "XK": "batal-kelebihan-lelang"}', $$
  nama_customer text not null,
  no_lelang text not null,
  tgl_lelang date not null,
  penerima text not null,
  no_ktp text,
  kelebihan rupiah not null check (kelebihan > 0),
  keterangan text,
  pembulatan_tunai rupiah not null default 0,
  foreign key (kode_toko, no_lelang) references hutang_lelang$$,
  p_on => 'hutang', p_on_key => 'no_faktur_hutang');

create unique index hutang_kelebihan_sekali on hutang_kelebihan (kode_toko, no_lelang) where status <> 'CANC';

-- That a customer was told that the loan is overdue: nothing is auctioned without (D-35.14).
create table hutang_peringatan (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut int not null,
  tgl_system date not null,
  input_date timestamptz not null,
  tgl_jatuh_tempo date not null,
  cara text not null check (cara in ('TELEPON', 'WHATSAPP', 'SURAT', 'KUNJUNGAN')),
  keterangan text not null,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, no_faktur_hutang, urut),
  foreign key (kode_toko, no_faktur_hutang) references hutang,
  foreign key (kode_toko, tgl_system) references hari_toko,
  check (tgl_system > tgl_jatuh_tempo)
);

-- A count of pledged goods (D-16.6, D-35.21): which loans run is written down when it begins, each is ticked once, and what it
-- found is kept when it ends. It books nothing.
create table opname_hutang (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  no_opname_hutang text check (length(no_opname_hutang) = 14),
  status text not null check (status in ('BERJALAN', 'SELESAI', 'KOSONG')),
  tgl_system date not null,
  mulai_by text not null,
  mulai_date timestamptz not null,
  selesai_by text,
  selesai_date timestamptz,
  ketemu int,
  hilang int,
  otorisasi text[] not null default '{}',
  op uuid not null,
  op_selesai uuid,
  primary key (kode_toko, id),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'SELESAI') = (no_opname_hutang is not null)),
  check ((status = 'BERJALAN') = (op_selesai is null))
);

-- One count at a time.
create unique index opname_hutang_sekali on opname_hutang (kode_toko) where status = 'BERJALAN';
create unique index opname_hutang_no on opname_hutang (kode_toko, no_opname_hutang) where no_opname_hutang is not null;
create index opname_hutang_tgl on opname_hutang (kode_toko, tgl_system);

-- A loan that ran when a count began, and who ticked it.
create table opname_hutang_isi (
  kode_toko text not null,
  id bigint not null,
  no_faktur_hutang text not null,
  dipindai_by text,
  dipindai_at timestamptz,
  -- How often its goods had come back by then.
  kembali int,
  op uuid,
  primary key (kode_toko, id, no_faktur_hutang),
  foreign key (kode_toko, id) references opname_hutang,
  foreign key (kode_toko, no_faktur_hutang) references hutang
);

-- What a finished count found, as it was then.
create table opname_hutang_hasil (
  kode_toko text not null,
  id bigint not null,
  urut int not null,
  no_hutang text not null,
  tgl_hutang date not null,
  nama_customer text not null,
  alamat_customer text not null,
  qty int not null,
  berat miligram not null,
  jumlah_hutang rupiah not null,
  hasil text not null check (hasil in ('KETEMU', 'HILANG', 'KELUAR')),
  status text not null,
  dipindai_by text,
  dipindai_at timestamptz,
  primary key (kode_toko, id, urut),
  foreign key (kode_toko, id) references opname_hutang
);

revoke update, delete on hutang_peringatan, hutang_lelang_barang from kilau_app;
revoke delete on opname_hutang, opname_hutang_isi from kilau_app;
revoke update, delete on opname_hutang_hasil from kilau_app;

insert into jenis_dokumen values ('OH', 'opname-hutang');
