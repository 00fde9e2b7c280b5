-- Masters without a rule of their own stand here side by side; what uses them says how (D-7).
create table fee_penjualan (
  kode_toko text not null references toko,
  _id text not null,
  fee_penjualan persen not null check (fee_penjualan between 0 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, _id)
);
alter table sales add column id_fee text;

create table kelompok_harga (
  kode_toko text not null references toko,
  kode_kelompok text not null,
  nama text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kelompok)
);
alter table group_barang add column kode_kelompok text;

create table jenis_group (
  kode_toko text not null references toko,
  kode_dept text not null,
  kode_group text not null,
  keterangan text,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_dept, kode_group)
);

create table kadar_eod (
  kode_toko text not null references toko,
  kode_kadar text not null,
  persen persen not null check (persen between 1 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kadar)
);

create table supplier_barang (
  kode_toko text not null references toko,
  kode_supplier text not null,
  nama text not null,
  alamat text,
  hp text,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_supplier)
);

create table supplier_berlian (like supplier_barang including all, foreign key (kode_toko) references toko);

-- What is said of a stone, from best to least (D-23.1).
create table batu_shape (
  kode_toko text not null references toko,
  kode text not null,
  nama text not null,
  urut int not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode)
);
create table batu_color (like batu_shape including all, foreign key (kode_toko) references toko);
create table batu_clarity (like batu_shape including all, foreign key (kode_toko) references toko);
create table batu_cutgrade (like batu_shape including all, foreign key (kode_toko) references toko);
create table batu_polish (like batu_shape including all, foreign key (kode_toko) references toko);
create table batu_symmetry (like batu_shape including all, foreign key (kode_toko) references toko);
create table batu_fluorescence (like batu_shape including all, foreign key (kode_toko) references toko);

create table parameter_berlian (
  kode_toko text not null references toko,
  id int not null,
  kode_shape text,
  kode_color text,
  kode_clarity text,
  -- Thousandths of a carat.
  carat_dari miligram not null,
  carat_sampai miligram not null,
  harga_per_carat rupiah not null check (harga_per_carat > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id),
  check (carat_dari <= carat_sampai)
);

create table hadiah (
  kode_toko text not null references toko,
  kode_hadiah text not null,
  nama_hadiah text not null,
  point int not null check (point > 0),
  stock int not null check (stock >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_hadiah)
);

create table member_afiliasi (
  kode_toko text not null references toko,
  kode_afiliasi text not null,
  nama text not null,
  persen_poin persen not null check (persen_poin between 0 and 10000),
  jumlah_transaksi int not null check (jumlah_transaksi > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_afiliasi)
);

create table marketplace (
  kode_toko text not null references toko,
  kode_marketplace text not null,
  nama text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_marketplace)
);

create table keterangan_penjualan (
  kode_toko text not null references toko,
  keterangan text not null,
  status text not null check (status in ('AKTIF', 'NONAKTIF')),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, keterangan)
);

create table parameter_point (
  kode_toko text not null references toko,
  id int not null,
  kode_group text,
  kode_dept text,
  cara text not null check (cara in ('PER_RUPIAH', 'PER_GRAM')),
  tiap_rupiah rupiah check (tiap_rupiah > 0),
  tiap_gram miligram check (tiap_gram > 0),
  point int not null check (point >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id),
  check (case cara when 'PER_GRAM' then tiap_gram else tiap_rupiah end is not null)
);

create table parameter_cicilan (
  kode_toko text not null references toko,
  bulan int not null check (bulan > 0),
  persen persen not null check (persen between 0 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, bulan)
);

create table potongan_kategori (
  kode_toko text not null references toko,
  kode_potongan text not null,
  nama text not null,
  cara text not null check (cara in ('PERSEN', 'RUPIAH')),
  persen persen check (persen between 0 and 10000),
  rupiah rupiah check (rupiah > 0),
  tgl_from date,
  tgl_to date,
  -- Groups it is meant for; none = every group.
  kode_group jsonb not null default '[]',
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_potongan),
  check (case cara when 'PERSEN' then persen else rupiah end is not null)
);

create table jenis_kupon (
  kode_toko text not null references toko,
  jenis_kupon text not null,
  nama text not null,
  cara text not null check (cara in ('RUPIAH', 'PERSEN')),
  nilai rupiah check (nilai > 0),
  persen persen check (persen between 1 and 10000),
  minimal_belanja rupiah not null check (minimal_belanja >= 0),
  masa_hari int not null check (masa_hari > 0),
  kali_pakai int not null check (kali_pakai > 0),
  terbit_dari rupiah check (terbit_dari > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, jenis_kupon),
  check (case cara when 'PERSEN' then persen else nilai end is not null)
);

create table bonus_sales (
  kode_toko text not null references toko,
  id int not null,
  nama text not null,
  kode_group text,
  kode_dept text,
  dasar text not null check (dasar in ('PER_GRAM', 'PER_POTONG', 'PERSEN')),
  tarif rupiah check (tarif > 0),
  persen persen check (persen between 0 and 10000),
  tgl_from date,
  tgl_to date,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id),
  check (case dasar when 'PERSEN' then persen else tarif end is not null)
);

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
