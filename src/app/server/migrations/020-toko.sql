create table toko (
  kode_toko text primary key check (kode_toko ~ '^[A-Z0-9]{3}$'),
  nama_toko text not null,
  alamat_toko text not null default '',
  no_whatsapp text,
  ip_cabang text,
  portal text,
  jenis text not null check (jenis in ('PUSAT', 'CABANG', 'ONLINE')),
  zona text not null check (zona in ('WIB', 'WITA', 'WIT')),
  awalan_gambar text not null default '',
  demo boolean not null default false,
  -- Raised with every change of a module or parameter, so that caches know when to read again.
  versi bigint not null default 1,
  -- A shop that never opened a day may be taken out of the chain's list again (D-34.5).
  is_active boolean not null default true
);

create unique index toko_satu_pusat on toko ((1)) where jenis = 'PUSAT';

-- A business day of a shop: OPEN, then CLOSED for good; never two OPEN ones (D-2.3, I-19).
create table hari_toko (
  kode_toko text not null references toko,
  tgl_system date not null,
  status text not null check (status in ('OPEN', 'CLOSED')),
  dibuka_by text not null,
  dibuka_at timestamptz not null,
  ditutup_by text,
  ditutup_at timestamptz,
  segel text,
  op uuid not null,
  primary key (kode_toko, tgl_system),
  check ((status = 'CLOSED') = (ditutup_at is not null))
);

create unique index hari_toko_satu_buka on hari_toko (kode_toko) where status = 'OPEN';

create table modul_toko (
  kode_toko text not null references toko,
  key text not null,
  aktif boolean not null,
  berlaku_sampai date,
  peringatan_by text,
  op uuid not null,
  primary key (kode_toko, key)
);

-- Every value a parameter ever had; the newest that has begun is the one in force (D-4.2, D-9.1).
create table parameter_toko (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  key text not null,
  value jsonb not null,
  berlaku_dari timestamptz not null,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, id)
);

create index parameter_toko_kini on parameter_toko (kode_toko, key, berlaku_dari desc, id desc);

create table sales (
  kode_toko text not null references toko,
  kode_sales text not null,
  nama text not null,
  hp text,
  target rupiah not null default 0,
  is_active boolean not null default true,
  op uuid,
  id_fee text,
  primary key (kode_toko, kode_sales)
);

-- Masters without a rule of their own stand here side by side; what uses them says how (D-7).
create table fee_penjualan (
  kode_toko text not null references toko,
  _id text not null,
  fee_penjualan persen not null check (fee_penjualan between 0 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, _id)
);

-- How a shop wants its papers (D-30.1); a kind without a row is printed as the product has it.
create table templat_nota (
  kode_toko text not null references toko,
  jenis text not null,
  templat jsonb not null,
  op uuid not null,
  primary key (kode_toko, jenis),
  constraint templat_nota_jenis_check
    check (jenis in ('PENJUALAN', 'TITIPAN', 'PEMBELIAN', 'TUKAR', 'SETORAN', 'KAS'))
);

-- The shop's sign on its papers: a small black and white PNG in base64.
create table logo_nota (
  kode_toko text primary key references toko,
  png text not null check (length(png) <= 200000),
  op uuid not null
);

-- What an owner has agreed to: acts at the time of the last act until the clock has passed it, and a date
-- that lies far from the last closed day. Both are in the audit; here stands what holds now.
create table jam_toko (
  kode_toko text primary key references toko,
  izin timestamptz,
  tanggal date
);

-- What one shop tells another (D-43.4): written in the act's own transaction, numbered for each receiver without gap, in
-- force when the receiver has made an act of it. `gagal` says why one could not be; others pass it.
create table pesan_toko (
  dari text not null references toko,
  ke text not null references toko,
  urut bigint not null check (urut > 0),
  jenis text not null,
  no_dokumen text not null,
  isi jsonb not null,
  waktu timestamptz not null,
  op uuid not null,
  selesai_at timestamptz,
  gagal text,
  primary key (dari, ke, urut)
);

create index pesan_toko_tunggu on pesan_toko (ke) where selesai_at is null;

revoke delete on toko, hari_toko from kilau_app;
revoke update, delete on parameter_toko from kilau_app;
revoke delete on pesan_toko from kilau_app;
