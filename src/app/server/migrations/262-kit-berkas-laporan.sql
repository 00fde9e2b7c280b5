-- Files of reports that the server makes by itself: of the asker alone, for a day. Not logged: a crash empties both
-- tables at once and the file is asked for again; no copy of the shop carries it.
create table berkas_laporan (
  -- Where the asker belongs.
  kode_toko_user text not null,
  user_id text not null,
  id text not null check (length(id) between 8 and 100),
  -- Whose figures they are.
  kode_toko text not null,
  laporan text not null,
  judul text not null,
  jenis text not null check (jenis in ('pdf', 'xlsx')),
  saringan jsonb not null,
  hari date not null,
  -- What the asker might see when it was made.
  lihat_modal boolean not null,
  samarkan boolean not null,
  keadaan text not null default 'JALAN' check (keadaan in ('JALAN', 'SELESAI', 'GAGAL')),
  selesai bigint not null default 0,
  total bigint not null default 0,
  ukuran bigint not null default 0,
  nama text,
  tipe text,
  sebab text,
  dibuat timestamptz not null,
  -- When it was last told of: a file that is silent for long went down with its server.
  waktu timestamptz not null,
  primary key (kode_toko_user, user_id, id)
);
create index berkas_laporan_dibuat on berkas_laporan (dibuat);

-- The bytes, part by part; both kinds of file are pressed already.
create table berkas_laporan_isi (
  kode_toko_user text not null,
  user_id text not null,
  id text not null,
  urut int not null,
  isi bytea not null,
  primary key (kode_toko_user, user_id, id, urut),
  foreign key (kode_toko_user, user_id, id) references berkas_laporan on delete cascade
);
alter table berkas_laporan_isi alter column isi set storage external;
alter table berkas_laporan_isi set unlogged;
alter table berkas_laporan set unlogged;

grant select, insert, update, delete on berkas_laporan, berkas_laporan_isi to kilau_app;
