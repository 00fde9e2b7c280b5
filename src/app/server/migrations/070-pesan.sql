-- Where a shop's messages go out (D-29.1): a gateway, its address, its sender, its sealed token; how many a day, and the
-- quiet hours in which no message goes out unasked.
create table gateway_pesan (
  kode_toko text primary key references toko,
  jenis text not null check (jenis in ('TIDAK', 'WABLAS', 'CLOUD', 'BERKAS')),
  alamat text not null,
  pengirim text not null,
  token text check (token like 'k1:%'),
  kuota int not null check (kuota between 1 and 100000),
  tenang_dari text not null,
  tenang_sampai text not null,
  op uuid not null,
  ultah boolean not null default false,
  tempo_hari int not null default 0 check (tempo_hari between 0 and 30)
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
  penerima text not null,
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
  primary key (kode_toko, id),
  constraint pesan_penerima_check check (penerima ~ '^\+?[0-9]{8,15}$')
);

create unique index pesan_sekali on pesan (kode_toko, kunci);
create index pesan_antre on pesan (kode_toko, coba_lagi) where status = 'ANTRE';
create index pesan_dikirim on pesan (mulai) where status = 'DIKIRIM';
create index pesan_mulai on pesan (kode_toko, mulai) where mulai is not null;
create index pesan_dokumen on pesan (kode_toko, no_dokumen) where no_dokumen is not null;

-- Promos to consenting customers (3§1): one is planned at a time, one goes out on a day, never twice (D-33.22).
create table promo (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  tgl_kirim date not null,
  template text not null,
  image_url text,
  status text not null default 'TERJADWAL' check (status in ('TERJADWAL', 'DIKIRIM', 'LEWAT', 'BATAL')),
  jumlah int,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id)
);

create unique index promo_satu on promo (kode_toko) where status = 'TERJADWAL';
create unique index promo_sehari on promo (kode_toko, tgl_kirim) where status = 'DIKIRIM';

-- Numbers that want no promo, greeting or reminder of this shop, whosever they are.
create table pesan_tolak (
  kode_toko text not null references toko,
  nomor text not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, nomor)
);

-- Days on which a shop's greetings and reminders were put into the outbox.
create table pesan_harian (
  kode_toko text not null references toko,
  tgl date not null,
  primary key (kode_toko, tgl)
);

revoke update, delete on pesan from kilau_app;
grant update (status, coba, coba_lagi, berlaku_sampai, mulai, pengirim, sebab, rujukan, terkirim_at) on pesan to kilau_app;
revoke delete on promo from kilau_app;
