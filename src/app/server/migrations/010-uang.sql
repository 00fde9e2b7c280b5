create table bank (
  kode_toko text not null references toko,
  kode_bank text not null,
  nama_bank text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_bank)
);

create table rekening (
  kode_toko text not null references toko,
  no_rekening text not null,
  nama_rekening text not null,
  kode_bank text not null,
  -- Percent that a card costs on this account; charged to whoever BIAYA_KARTU_DITANGGUNG names.
  fee_persen persen not null default 0 check (fee_persen between 0 and 10000),
  boleh_negatif boolean not null default false,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, no_rekening),
  foreign key (kode_toko, kode_bank) references bank
);

create table kode_transaksi (
  kode_toko text not null references toko,
  kode_transaksi text not null,
  deskripsi text not null,
  arah text not null check (arah in ('MASUK', 'KELUAR')),
  grup text,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_transaksi)
);

-- The money lines of every kind of document, in the order in which they were given (D-10.2).
create table pembayaran (
  kode_toko text not null references toko,
  no_dokumen text not null,
  urut int not null,
  tgl_system date not null,
  jenis text not null check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'POIN')),
  kode_bank text,
  no_rekening text,
  -- What is booked; cash is net of change and may be negative where the shop pays (D-14).
  jumlah rupiah not null,
  fee rupiah not null default 0 check (fee >= 0),
  op uuid not null,
  primary key (kode_toko, no_dokumen, urut),
  check (jenis in ('CASH', 'POIN') or (kode_bank is not null and no_rekening is not null)),
  check (jumlah > 0 or jenis = 'CASH')
);
create index pembayaran_tgl on pembayaran (kode_toko, tgl_system, jenis);

-- Cash in and out of the drawer, apart from documents of goods (D-19.1).
create table kas (
  kode_toko text not null references toko,
  no_kas text not null check (length(no_kas) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  arah text not null check (arah in ('MASUK', 'KELUAR')),
  kode_transaksi text not null,
  jumlah rupiah not null check (jumlah > 0),
  keterangan text not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_kas),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_transaksi) references kode_transaksi,
  check ((status = 'CANC') = (no_batal is not null))
);
create index kas_tgl on kas (kode_toko, tgl_system, input_date);
create trigger kas_hari_buka before insert on kas for each row execute function hanya_hari_buka();
revoke delete on kas, pembayaran from kilau_app;
