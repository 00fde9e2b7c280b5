create table users (
  kode_toko text not null references toko,
  user_id text not null check (user_id = lower(user_id) and length(user_id) between 3 and 40),
  usere_name text not null,
  level text not null check (level in ('DEV', 'SU', 'OWN', 'MU', 'SPV', 'KASIR')),
  sandi text not null,
  kode_sales text,
  ganti_password boolean not null default false,
  bahasa text,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, user_id)
);
create unique index users_satu_server on users (user_id);

-- The ticks of a user's menu; an entry without a row follows the default of its level (D-34.6).
create table user_akses (
  kode_toko text not null,
  user_id text not null,
  kode text not null,
  is_show boolean not null,
  op uuid,
  primary key (kode_toko, user_id, kode),
  foreign key (kode_toko, user_id) references users
);

-- A session: its token is kept as a hash only; ended rows stay for the record (D-3.4).
create table sesi (
  kode_toko text not null,
  sidik text not null,
  user_id text not null,
  perangkat text not null,
  ip text not null,
  mulai timestamptz not null,
  terakhir timestamptz not null,
  berakhir timestamptz,
  alasan_akhir text,
  primary key (kode_toko, sidik),
  foreign key (kode_toko, user_id) references users
);
create unique index sesi_sidik on sesi (sidik);
create unique index sesi_satu_hidup on sesi (kode_toko, user_id) where berakhir is null;

create table gagal_login (
  kunci text primary key,
  kali int not null,
  terakhir timestamptz not null,
  terkunci_sampai timestamptz
);

-- An approval of one write by a superior (D-27): answered once, spent once, by that very write.
create table otorisasi (
  kode_toko text not null references toko,
  keystore text not null check (length(keystore) = 12),
  event text[] not null,
  level text[] not null,
  method text not null,
  path text not null,
  digest text not null,
  ringkasan text not null,
  angka jsonb not null,
  catatan text,
  status text not null check (status in ('OPEN', 'DISETUJUI', 'DITOLAK', 'DIBATALKAN', 'TERPAKAI')),
  cara text,
  input_by text not null,
  input_level text not null,
  input_date timestamptz not null,
  kedaluwarsa timestamptz not null,
  disetujui_by text,
  disetujui_level text,
  disetujui_at timestamptz,
  alasan text,
  op_pakai uuid,
  terpakai_at timestamptz,
  primary key (kode_toko, keystore),
  check (disetujui_by is distinct from input_by),
  check ((status = 'TERPAKAI') = (op_pakai is not null))
);
create index otorisasi_waktu on otorisasi (kode_toko, input_date);
create unique index otorisasi_pakai on otorisasi (kode_toko, op_pakai) where op_pakai is not null;
revoke delete on otorisasi, sesi from kilau_app;
