-- Every count of the drawer at closing; none is ever overwritten (D-20.1, D-20.4).
create table hitung_kas (
  kode_toko text not null references toko,
  tgl_system date not null,
  ke int not null,
  laci text not null default 'kas',
  pecahan jsonb not null,
  cash_fisik rupiah not null check (cash_fisik >= 0),
  cash_sistem rupiah not null,
  selisih rupiah not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  -- Which closing of its day a count belongs to: a day that was reopened is counted again (D-20.2, D-20.4).
  tutup_ke int not null default 1,
  primary key (kode_toko, tgl_system, laci, ke),
  check (selisih = cash_fisik - cash_sistem)
);

-- The closing of a day with its stored end-of-day report; a day closed again has a second row (D-20.2).
create table tutup_toko (
  kode_toko text not null references toko,
  no_tutup text not null check (length(no_tutup) = 14),
  tgl_system date not null,
  ke int not null,
  tutup_by text not null,
  tutup_at timestamptz not null,
  cash_sistem rupiah not null,
  cash_fisik rupiah not null,
  selisih rupiah not null,
  alasan_selisih text,
  laporan jsonb not null,
  audit_urut bigint not null,
  hash_audit text not null,
  segel text not null,
  otorisasi text[] not null default '{}',
  op uuid not null,
  -- What of a closing's difference no coin of the shop pays, drawer by drawer: no person answers for it (D-51.1).
  pembulatan_tunai rupiah not null default 0,
  primary key (kode_toko, no_tutup),
  unique (kode_toko, tgl_system, ke),
  foreign key (kode_toko, tgl_system) references hari_toko
);

revoke update, delete on hitung_kas, tutup_toko from kilau_app;
