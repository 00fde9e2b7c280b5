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
