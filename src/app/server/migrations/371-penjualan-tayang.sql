-- How a marketplace or a web shop is reached (D-48.6): its adapter, its address, and the secret that both sides sign with,
-- sealed by the key of the server. While it is away it is left alone until `sampai`.
create table marketplace_sambungan (
  kode_toko text not null,
  kode_marketplace text not null,
  adapter text not null check (adapter in ('NONE', 'HTTP')),
  alamat text not null,
  rahasia text,
  -- How far its orders were read, and when they are asked for again.
  sesudah text not null default '',
  tanya_lagi timestamptz,
  gagal int not null default 0,
  sampai timestamptz,
  sebab text,
  op uuid not null,
  primary key (kode_toko, kode_marketplace),
  foreign key (kode_toko, kode_marketplace) references marketplace,
  check (adapter = 'NONE' or (alamat <> '' and rahasia is not null))
);

-- A piece that staff want to be offered on a channel, and what the other side was told last (D-48.4).
create table barang_tayang (
  kode_toko text not null,
  kode_marketplace text not null,
  kode_barcode text not null,
  -- False once staff took it down.
  mau boolean not null default true,
  status text not null default 'BELUM' check (status in ('BELUM', 'TERKIRIM', 'GAGAL', 'TURUN')),
  -- Grows with every call: of two the other side believes the greater.
  versi int not null default 0,
  -- The other side may offer it: true before a call leaves, false when its withdrawal was answered.
  tampil boolean not null default false,
  harga rupiah,
  harga_at timestamptz,
  sidik text,
  dikirim_at timestamptz,
  diperiksa timestamptz,
  mulai timestamptz,
  coba int not null default 0,
  coba_lagi timestamptz not null,
  sebab text,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, kode_marketplace, kode_barcode),
  foreign key (kode_toko, kode_marketplace) references marketplace_sambungan,
  foreign key (kode_toko, kode_barcode) references barang
);

create index barang_tayang_barang on barang_tayang (kode_toko, kode_barcode);

-- An order that a channel told of. Its buyer stands here only while it waits: the sale keeps him afterwards.
create table pesanan_online (
  kode_toko text not null,
  id bigint generated always as identity,
  kode_marketplace text not null,
  no_order text not null,
  status text not null check (status in ('MENUNGGU', 'DIJUAL', 'PO', 'DITOLAK', 'BATAL')),
  ekspedisi text not null,
  nama text not null,
  no_hp text,
  alamat text not null,
  -- Pieces with the prices that the buyer saw, or what he asks for where there is no piece.
  barang jsonb not null,
  diminta jsonb not null,
  total rupiah not null,
  diterima_at timestamptz not null,
  tahan_sampai timestamptz,
  sebab text,
  no_faktur_jual text,
  no_po text,
  resi_at timestamptz,
  resi_lagi timestamptz,
  -- Who refused it or made it a pre-order, and on which business day.
  diurus_by text,
  tgl_urus date,
  op uuid not null,
  primary key (kode_toko, id),
  unique (kode_toko, kode_marketplace, no_order),
  foreign key (kode_toko, kode_marketplace) references marketplace_sambungan,
  check (status <> 'DIJUAL' or no_faktur_jual is not null),
  check (status <> 'PO' or no_po is not null)
);

create index pesanan_online_tunggu on pesanan_online (kode_toko) where status = 'MENUNGGU';

-- Calls of channels by their own id: each is heard once, and forgotten when its time could not be true any more.
create table adaptor_panggilan (
  kode_toko text not null,
  kode_marketplace text not null,
  id text not null,
  waktu timestamptz not null,
  primary key (kode_toko, kode_marketplace, id)
);

-- Which server sends to channels: one at a time, until it stays away.
create table tayang_giliran (
  satu boolean primary key default true check (satu),
  pemegang text not null,
  sampai timestamptz not null
);
