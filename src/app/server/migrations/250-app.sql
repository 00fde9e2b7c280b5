-- Who took which table out of the shop, and why; the file is fetched by it within some minutes.
create table ekspor (
  kode_toko text not null references toko,
  id uuid not null,
  tabel text not null,
  alasan text not null,
  baris bigint not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id)
);

-- What head office gives to its branches (D-26.2): a version is published whole, and never changed.
create table terbitan (
  kode_toko text not null references toko,
  versi int not null,
  catatan text not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, versi)
);

create table terbitan_isi (
  kode_toko text not null,
  versi int not null,
  tabel text not null,
  -- Every row of the master in inner units, removed ones too.
  baris jsonb not null,
  primary key (kode_toko, versi, tabel),
  foreign key (kode_toko, versi) references terbitan
);

-- What a branch took of which version.
create table impor_pusat (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  versi int not null,
  jumlah int not null,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id)
);

-- Whether the story of the demo shops was told to its end: one that was interrupted is told again.
create table riwayat_demo (
  satu boolean primary key default true check (satu),
  mulai timestamptz not null default waktu(),
  selesai timestamptz
);

revoke update, delete on ekspor from kilau_app;
revoke update, delete on terbitan, terbitan_isi, impor_pusat from kilau_app;
