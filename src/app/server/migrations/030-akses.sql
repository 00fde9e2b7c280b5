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
  kerangka text,
  primary key (kode_toko, user_id)
);

create unique index users_satu_server on users (user_id);
create unique index users_mirip on users (kerangka);

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
  -- A screen that waits for its password, by a press or by time; and what the device calls itself, so
  -- that who finds the user id in use is told where (D-3.4, D-34.7).
  terkunci timestamptz,
  nama_perangkat text,
  -- The telephone of an approver is trusted on its own (decision 450): its session stands beside the one session in
  -- which the person works, lives longer, and answers approvals only.
  jenis text not null default 'KERJA' check (jenis in ('KERJA', 'OTORISATOR')),
  primary key (kode_toko, sidik),
  foreign key (kode_toko, user_id) references users
);

create unique index sesi_sidik on sesi (sidik);
create index sesi_perangkat on sesi (kode_toko, user_id, perangkat);
create unique index sesi_satu_hidup on sesi (kode_toko, user_id) where berakhir is null and jenis = 'KERJA';

create table gagal_login (
  kunci text primary key,
  kali int not null,
  terakhir timestamptz not null,
  terkunci_sampai timestamptz,
  -- Tries are counted before a password is looked at, and each row knows its own limit: so many at the
  -- same moment cannot pass it (reliability E, http.md).
  maks int not null default 5 check (maks > 0)
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
  -- On which device an approval was asked for: a second account on the same one does not answer it.
  perangkat text,
  faktor_tiket text,
  -- What an approver reads, as sentences with their values apart: each reader is told in the own language. The columns
  -- beside it (`ringkasan`, `angka`) keep the same in Indonesian, as it was asked, for reports and signals; a request
  -- an older one has these alone.
  ucapan jsonb,
  -- The number that stands on the screen of the person who asks, for the approver who is elsewhere.
  cocok smallint,
  primary key (kode_toko, keystore),
  check (disetujui_by is distinct from input_by),
  check ((status = 'TERPAKAI') = (op_pakai is not null))
);

create index otorisasi_waktu on otorisasi (kode_toko, input_date);
create unique index otorisasi_pakai on otorisasi (kode_toko, op_pakai) where op_pakai is not null;

-- What a level starts with in this shop, where it differs from the product's own menu (D-34.6). A
-- user without rows of his own in user_akses follows it.
create table akses_templat (
  kode_toko text not null references toko,
  level text not null check (level in ('DEV', 'MU', 'SPV', 'KASIR')),
  kode text not null,
  is_show boolean not null,
  op uuid,
  primary key (kode_toko, level, kode)
);

-- A second factor at the log-in (reliability E): the secret of the authenticator, the last step that
-- was used so that a code is never good twice, and the hashes of the recovery codes that are left.
create table dua_faktor (
  kode_toko text not null,
  user_id text not null,
  rahasia text not null,
  langkah_terakhir bigint not null default 0,
  kode_pulih text[] not null,
  aktif_sejak timestamptz not null,
  op uuid,
  primary key (kode_toko, user_id),
  foreign key (kode_toko, user_id) references users
);

-- Papers that were taken (D-6.5): the first one of each state that a document goes through, and the last approved
-- copy. `salinan` is 0 for the original. Who took it, where and when: a broken print is repeated there for a moment.
create table kertas (
  kode_toko text not null references toko,
  no text not null check (length(no) = 14),
  keadaan text[] not null,
  salinan int not null check (salinan >= 0),
  waktu timestamptz not null,
  perangkat text not null,
  user_id text not null,
  -- The original of a paper leaves once, and once more for a print that broke (D-6.5): not as often as two minutes allow.
  -- `ulang`: how often the present original was repeated.
  ulang int not null default 0 check (ulang between 0 and 1),
  primary key (kode_toko, no)
);

-- A finger that a person has shown to an authenticator (WebAuthn, D-27.1): the public key alone, never a print.
create table sidik_jari (
  kode_toko text not null,
  user_id text not null,
  id text not null unique check (length(id) between 16 and 1400),
  rp_id text not null,
  kunci text not null,
  hitung bigint not null,
  transports text[] not null,
  nama text not null,
  dibuat timestamptz not null,
  terakhir timestamptz,
  op uuid not null,
  primary key (kode_toko, user_id, id),
  foreign key (kode_toko, user_id) references users
);

-- What an authenticator is asked to sign: good for one purpose of one person, once, for two minutes.
create table tantangan_sidik (
  tantangan text primary key,
  kode_toko text not null,
  user_id text not null,
  untuk text not null,
  sampai timestamptz not null
);

create index tantangan_sidik_sampai on tantangan_sidik (sampai);

-- What rings a trusted telephone while its page is closed (decision 560): the address that its browser gave, sealed,
-- and how it went last. It belongs to one session and ends with it, whichever way that ends.
create table notifikasi_telepon (
  kode_toko text not null,
  sidik text not null,
  alamat text not null,
  cap text not null unique,
  kunci text not null,
  bahasa text not null,
  dibuat timestamptz not null,
  terakhir timestamptz,
  gagal int not null default 0,
  sebab text,
  primary key (kode_toko, sidik),
  foreign key (kode_toko, sidik) references sesi
);

revoke delete on otorisasi, sesi from kilau_app;
revoke delete on kertas from kilau_app;
