-- Where a shop's messages go out (D-29.1): a gateway, its address, its sender, its sealed token; how many a day, and the
-- quiet hours in which nobody is written to unasked.
create table gateway_pesan (
  kode_toko text primary key references toko,
  jenis text not null check (jenis in ('TIDAK', 'WABLAS', 'CLOUD', 'BERKAS')),
  alamat text not null,
  pengirim text not null,
  token text check (token like 'k1:%'),
  kuota int not null check (kuota between 1 and 100000),
  tenang_dari text not null,
  tenang_sampai text not null,
  op uuid not null
);

-- A gateway that is away is left alone for a while, longer each time; one message asks whether it is back.
create table pesan_jeda (
  kode_toko text primary key references toko,
  gagal int not null,
  sampai timestamptz not null,
  sebab text not null
);

-- The server whose turn it is to send, and until when; the others wait until that time is over.
create table pesan_giliran (
  satu boolean primary key default true check (satu),
  pemegang text not null,
  sampai timestamptz not null
);

-- The shop's own words for a kind of message; a kind without a row has the product's.
create table templat_pesan (
  kode_toko text not null references toko,
  jenis text not null,
  isi text not null,
  nama_cloud text,
  op uuid not null,
  primary key (kode_toko, jenis)
);

-- Messages to phones: an outbox that acts write into and one server sends from (D-33.22). To whom and what never changes.
create table pesan (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  jenis text not null,
  penerima text not null check (penerima ~ '^[0-9]{8,15}$'),
  nama text not null,
  kode_customer text,
  no_dokumen text,
  templat text not null,
  nilai jsonb not null,
  nama_cloud text,
  gambar text,
  kunci text not null,
  status text not null default 'ANTRE' check (status in ('ANTRE', 'DIKIRIM', 'TERKIRIM', 'RAGU', 'GAGAL', 'BATAL')),
  coba int not null default 0,
  coba_lagi timestamptz not null,
  berlaku_sampai timestamptz not null,
  mulai timestamptz,
  pengirim text,
  sebab text,
  rujukan text,
  terkirim_at timestamptz,
  tgl_system date not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id)
);
create unique index pesan_sekali on pesan (kode_toko, kunci);
create index pesan_antre on pesan (kode_toko, coba_lagi) where status = 'ANTRE';
create index pesan_dikirim on pesan (mulai) where status = 'DIKIRIM';
create index pesan_mulai on pesan (kode_toko, mulai) where mulai is not null;
create index pesan_dokumen on pesan (kode_toko, no_dokumen) where no_dokumen is not null;
revoke update, delete on pesan from kilau_app;
grant update (status, coba, coba_lagi, berlaku_sampai, mulai, pengirim, sebab, rujukan, terkirim_at) on pesan to kilau_app;
