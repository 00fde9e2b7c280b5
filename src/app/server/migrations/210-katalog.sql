-- What the customers of a shop see of it on their phones (3§3). A removed row is gone, with its
-- pictures: the audit keeps what it was. is_active stands because every master has it.
create table katalog_kategori (
  kode_toko text not null references toko,
  kode_kategori text not null,
  nama_kategori text not null,
  warna text not null check (warna ~ '^#[0-9A-F]{6}$'),
  gambar_path text not null,
  gambar_name text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kategori)
);

create table katalog_harga (
  kode_toko text not null references toko,
  kode_harga_app text not null,
  nama_harga_app text not null,
  detail_group jsonb not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_harga_app)
);

create table katalog_banner (
  kode_toko text not null references toko,
  kode_banner text not null,
  title text not null,
  sub_title text not null,
  info text not null,
  sub_info text not null,
  deskripsi text not null,
  url_pendukung text not null,
  nama_tombol text not null,
  gambar_path text not null,
  gambar_name text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_banner)
);

create table katalog_info (
  kode_toko text not null references toko,
  kode_info text not null,
  title text not null,
  sub_title text not null,
  info text not null,
  sub_info text not null,
  deskripsi text not null,
  url_pendukung text not null,
  nama_tombol text not null,
  gambar_path text not null,
  gambar_name text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_info)
);

create table katalog_item (
  kode_toko text not null references toko,
  kode_barang text not null,
  nama_barang text not null,
  berat miligram not null,
  harga_jual rupiah not null,
  kode_kategori text not null,
  kode_banner jsonb not null,
  kode_info jsonb not null,
  direct_url text not null,
  gambar_path jsonb not null,
  gambar_name jsonb not null,
  hashtag_jenis jsonb not null,
  hashtag_kadar jsonb not null,
  hashtag_lm jsonb not null,
  -- The piece of the stock that it shows; its price, weight and state are the piece's own.
  kode_barcode text,
  keadaan text not null default 'TAMPIL',
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_barang),
  foreign key (kode_toko, kode_kategori) references katalog_kategori,
  foreign key (kode_toko, kode_barcode) references barang
);

create unique index katalog_item_barang on katalog_item (kode_toko, kode_barcode);
create index katalog_item_kategori on katalog_item (kode_toko, kode_kategori);

create table katalog_admin (
  kode_toko text not null references toko,
  kode_admin text not null,
  nama_admin text not null,
  no_hp text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_admin)
);

create table katalog_hadiah (
  kode_toko text not null references toko,
  kode_hadiah text not null,
  nama_hadiah text not null,
  info text not null,
  sub_info text not null,
  deskripsi text not null,
  point int not null,
  gambar_path text not null,
  gambar_name text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_hadiah)
);

create table katalog_group (
  kode_toko text not null references toko,
  kode_group text not null,
  description text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_group),
  foreign key (kode_toko, kode_group) references group_barang
);

-- Four slots, no more and no fewer (3§9): every shop has them from its first day.
create table katalog_splash (
  kode_toko text not null references toko,
  kode text not null check (kode in ('MEMBER', 'GUEST-1', 'GUEST-2', 'GUEST-3')),
  name text not null,
  url text,
  text text not null,
  position text not null default 'bottom' check (position in ('top', 'bottom')),
  screen_name text,
  image_path text,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode)
);

-- Keys of the read API of the catalogue (D-29.1): its holder reads what customers see, as a program.
-- The key itself is never kept: only its print, from the moment that the person who asked for it has seen it.
create table katalog_kunci (
  kode_toko text not null references toko,
  id text not null check (id ~ '^[0-9a-f]{8}$'),
  nama text not null,
  batas_menit int not null check (batas_menit between 10 and 6000),
  sidik text unique,
  input_by text not null,
  input_date timestamptz not null,
  terakhir timestamptz,
  terakhir_ip text,
  dicabut_by text,
  dicabut_at timestamptz,
  op uuid not null,
  primary key (kode_toko, id),
  check ((dicabut_by is null) = (dicabut_at is null))
);
