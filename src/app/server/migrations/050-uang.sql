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
  -- Percent that a card costs on this account; charged to the party that BIAYA_KARTU_DITANGGUNG names.
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
  kode_toko text not null,
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
  -- What the bank is expected to keep of a card, by the percent that its account had when the card was taken
  -- (reports 48 and 49, D-33.20): a percent that changes later changes no payment that waits. Rows of before
  -- have none and go on with the percent of now.
  biaya_bank rupiah check (biaya_bank >= 0),
  primary key (kode_toko, no_dokumen, urut),
  check (jenis in ('CASH', 'POIN') or (kode_bank is not null and no_rekening is not null)),
  constraint pembayaran_keluar check (jumlah > 0 or jenis in ('CASH', 'TRANSFER'))
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
  -- A movement of cash is printed once; what is printed later is counted (D-6.5).
  cetak_ke int not null default 1,
  -- Money that comes to an account at a bank, or leaves it, apart from documents: as in the drawer (D-19.1).
  no_rekening text,
  -- A wage is paid for work that came back: the cash-out names it, and pays no more than it says (D-36.5).
  no_kerja text,
  -- The month whose tax a cash-out pays in (D-41.11): held to what that month collected.
  masa_pajak text check (masa_pajak ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  primary key (kode_toko, no_kas),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_transaksi) references kode_transaksi,
  check ((status = 'CANC') = (no_batal is not null)),
  foreign key (kode_toko, no_rekening) references rekening
);

create index kas_tgl on kas (kode_toko, tgl_system, input_date);
create index kas_kerja on kas (kode_toko, no_kerja) where no_kerja is not null;
create index kas_masa_pajak on kas (kode_toko, masa_pajak) where masa_pajak is not null;

-- Card and transfer money that waits in `kartu`, found again on the bank's statement (D-28.1, D-33.20).
create table validasi_non_cash (
  kode_toko text not null references toko,
  no_validasi text not null check (length(no_validasi) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  -- The day on which the bank paid it out.
  tgl_cair date not null check (tgl_cair <= tgl_system),
  keterangan text not null default '',
  jumlah_baris int not null check (jumlah_baris > 0),
  jumlah_gesek_rp rupiah not null check (jumlah_gesek_rp > 0),
  biaya_bank rupiah not null,
  dana_masuk rupiah not null check (dana_masuk = jumlah_gesek_rp - biaya_bank),
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  cetak_ke int not null default 1,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_validasi),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'CANC') = (no_batal is not null))
);

create index validasi_non_cash_tgl on validasi_non_cash (kode_toko, tgl_system);

create table validasi_non_cash_baris (
  kode_toko text not null,
  no_validasi text not null,
  urut int not null,
  no_dokumen text not null,
  urut_bayar int not null,
  tgl_bayar date not null,
  jenis text not null,
  kode_bank text not null,
  no_rekening text not null,
  jumlah_gesek_rp rupiah not null check (jumlah_gesek_rp > 0),
  -- What the account's own percent takes, and what the bank really kept.
  biaya_harap rupiah not null check (biaya_harap >= 0),
  biaya_bank rupiah not null check (biaya_bank <= jumlah_gesek_rp),
  aktif boolean not null default true,
  primary key (kode_toko, no_validasi, urut),
  foreign key (kode_toko, no_validasi) references validasi_non_cash,
  foreign key (kode_toko, no_dokumen, urut_bayar) references pembayaran (kode_toko, no_dokumen, urut)
);

-- A payment is settled once.
create unique index non_cash_cair_sekali on validasi_non_cash_baris (kode_toko, no_dokumen, urut_bayar) where aktif;

-- Transfers between the shop's own accounts, its drawer and a bank, or two drawers (D-19.1).
create table mutasi_uang (
  kode_toko text not null references toko,
  no_mutasi text not null check (length(no_mutasi) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  jenis text not null check (jenis in ('BANK', 'CASH', 'SALDO')),
  -- A bank, CASH, or a drawer; with the account where it is a bank.
  asal text not null,
  asal_rekening text,
  tujuan text not null,
  tujuan_rekening text,
  akun_asal text not null,
  akun_tujuan text not null,
  kategori text not null,
  jumlah rupiah not null check (jumlah > 0),
  keterangan text not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  cetak_ke int not null default 1,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  -- The number of the bank's slip of cash that was carried to an account (D-19.4): one slip proves one deposit, so a number
  -- stands once for an account in a year. A transfer that was cancelled gives its number free.
  no_slip text check (no_slip is null or (jenis = 'CASH' and asal = 'CASH')),
  primary key (kode_toko, no_mutasi),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kategori) references kode_transaksi,
  foreign key (kode_toko, asal_rekening) references rekening,
  foreign key (kode_toko, tujuan_rekening) references rekening,
  check ((status = 'CANC') = (no_batal is not null))
);

create index mutasi_uang_tgl on mutasi_uang (kode_toko, tgl_system, input_date);

create unique index mutasi_uang_slip on mutasi_uang
  (kode_toko, tujuan_rekening, (extract(year from tgl_system)), no_slip) where no_slip is not null and status = 'DONE';

-- Money from one shop to another (D-41.3 to D-41.7): what was sent (KU, cancelled by XU), what the other shop counted (TU),
-- and the sender's half of that (SU). No act books in two shops: they meet in `rk:<kode_toko>`.
select create_document('kirim_uang', 'nota_kirim', '{"KU": "kirim-uang", "XU": "batal-kirim-uang"}', $$
  sender text not null,
  tujuan text not null references toko,
  nama_tujuan text not null,
  jumlah_rp rupiah not null check (jumlah_rp > 0),
  keterangan text not null,
  no_reff text,
  dari text not null check (dari in ('CASH', 'TRANSFER')),
  no_rekening text,
  hari_batal date,
  nomor_referensi text not null check (nomor_referensi ~ '^[A-HJ-NP-Z2-9]{8}$'),
  foreign key (kode_toko, no_rekening) references rekening,
  check (tujuan <> kode_toko),
  check ((dari = 'TRANSFER') = (no_rekening is not null)),
  check ((status = 'CANC') = (hari_batal is not null))$$,
  p_states => array['OPEN', 'DONE', 'CANC']);

create unique index kirim_uang_referensi on kirim_uang (nomor_referensi);
create index kirim_uang_tujuan on kirim_uang (tujuan, status);
create index kirim_uang_jalan on kirim_uang (kode_toko) where status = 'OPEN';

-- What a shop counted of money from another, once.
select create_document('terima_uang', 'no_terima', '{"TU": "terima-uang"}', $$
  asal text not null references toko,
  nota_kirim text not null,
  nomor_referensi text not null,
  sender text not null,
  keterangan text not null,
  jumlah_rp rupiah not null check (jumlah_rp > 0),
  jumlah_diterima rupiah not null check (jumlah_diterima >= 0),
  ke text not null check (ke in ('CASH', 'TRANSFER')),
  no_rekening text,
  foreign key (asal, nota_kirim) references kirim_uang (kode_toko, nota_kirim),
  foreign key (kode_toko, no_rekening) references rekening,
  check (asal <> kode_toko),
  check ((ke = 'TRANSFER') = (no_rekening is not null))$$,
  p_states => array['DONE', 'CANC']);

-- Received once, also where two try at the same moment.
create unique index terima_uang_sekali on terima_uang (asal, nota_kirim);

-- The sender's half of a receipt, which the server makes.
select create_document('uang_sampai', 'no_sampai', '{"SU": "uang-sampai"}', $$
  nota_kirim text not null,
  tujuan text not null references toko,
  no_terima text not null,
  jumlah_rp rupiah not null check (jumlah_rp > 0),
  foreign key (kode_toko, nota_kirim) references kirim_uang (kode_toko, nota_kirim),
  foreign key (tujuan, no_terima) references terima_uang (kode_toko, no_terima)$$,
  p_states => array['DONE', 'CANC']);

create unique index uang_sampai_sekali on uang_sampai (kode_toko, nota_kirim);

revoke delete on kas, pembayaran from kilau_app;
revoke delete on validasi_non_cash, validasi_non_cash_baris from kilau_app;

insert into jenis_dokumen values ('VN', 'validasi-non-cash'), ('BN', 'batal-validasi-non-cash');

revoke delete on mutasi_uang from kilau_app;

insert into jenis_dokumen values ('RM', 'bank-masuk'), ('RK', 'bank-keluar'), ('MB', 'mutasi-uang-bank'), ('MC', 'mutasi-uang-cash'),
  ('PU', 'pengalihan-saldo-uang'), ('BM', 'batal-mutasi-uang');

revoke update, delete on terima_uang from kilau_app;
revoke update, delete on uang_sampai from kilau_app;
