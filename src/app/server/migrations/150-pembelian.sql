create table kondisi_beli (
  kode_toko text not null references toko,
  kode_kondisi text not null,
  keterangan text not null,
  cara text not null check (cara in ('PERSEN', 'PER_GRAM')),
  persen persen check (persen between 0 and 10000),
  rupiah rupiah check (rupiah >= 0),
  -- Deductions of an exchange may be others (POTONGAN_TUKAR_SENDIRI).
  untuk text not null default 'SEMUA' check (untuk in ('SEMUA', 'BELI', 'TUKAR')),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kondisi)
);

create table rugi_nota (
  kode_toko text not null references toko,
  id int not null,
  hari_dari int not null check (hari_dari >= 0),
  hari_sampai int,
  persen persen not null check (persen between 0 and 10000),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, id)
);

create table pembelian (
  kode_toko text not null references toko,
  no_faktur_beli text not null check (length(no_faktur_beli) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  status text not null check (status in ('OPEN', 'DONE', 'CANC')),
  kode_sales text not null,
  kode_customer text,
  nama_customer text not null default '',
  alamat_customer text not null default '',
  no_hp text,
  no_ktp text,
  foto_identitas text,
  jenis_customer text not null default 'UMUM',
  keterangan text not null default '',
  foto jsonb not null default '[]',
  qty int not null check (qty > 0),
  berat miligram not null check (berat > 0),
  grand_total rupiah not null check (grand_total >= 0),
  no_tukar text,
  input_by text not null,
  valid_by text,
  valid_at timestamptz,
  cetak_ke int not null default 1,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  kode_nota text not null default kode_nota_baru(),
  no_lunas text,
  pembulatan_tunai rupiah not null default 0,
  primary key (kode_toko, no_faktur_beli),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_sales) references sales,
  check ((status = 'DONE') = (valid_at is not null) or status = 'CANC'),
  constraint pembelian_lunas_check check (no_lunas is null or no_tukar is null)
);

create index pembelian_tgl on pembelian (kode_toko, tgl_system, status);
create index pembelian_customer on pembelian (kode_toko, kode_customer);
create unique index pembelian_batal on pembelian (kode_toko, no_batal) where no_batal is not null;
create unique index pembelian_tukar_sekali on pembelian (kode_toko, no_tukar) where no_tukar is not null;
create unique index pembelian_kode_nota on pembelian (kode_nota);
create unique index pembelian_lunas_sekali on pembelian (kode_toko, no_lunas) where no_lunas is not null;

alter table penjualan add constraint penjualan_tukar_beli foreign key (kode_toko, no_faktur_beli) references pembelian;

create table pembelian_barang (
  kode_toko text not null,
  no_faktur_beli text not null,
  urut int not null,
  tgl_system date not null,
  asal_nota text not null check (asal_nota in ('NOTA_SENDIRI', 'CABANG_LAIN', 'TOKO_LAIN', 'TANPA_NOTA', 'ROSOK')),
  no_faktur_jual text,
  kode_barcode text,
  tgl_nota date,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kode_kelompok text,
  -- The fineness as tested, which is the book's; that of the nota beside it.
  kadar persen not null check (kadar between 1 and 10000),
  kadar_nota persen,
  berat_nota miligram check (berat_nota > 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  kondisi text,
  harga_nota rupiah,
  -- The buying price of the day, the one that was used, and what the condition takes off each gram.
  harga_hari rupiah not null,
  harga_per_gram rupiah not null,
  potongan rupiah not null check (potongan >= 0),
  harga_hari_ini rupiah not null,
  harga_dasar_nota rupiah,
  rugi_persen persen not null default 0,
  harga_tawar rupiah not null,
  harga rupiah not null check (harga >= 0),
  -- The selling price of this gold on the day, and that of pure gold, for reports (№ 14, № 16).
  harga_emas rupiah,
  harga_murni rupiah,
  kode_gudang text not null,
  -- What of a buy-back somebody else had to agree to, worked out again from its lines (D-13.1, D-27.2).
  -- The act that saved a line; the head names the latest act on the document.
  op uuid not null,
  -- Two more things of a buy-back that somebody else agrees to (D-13.1): a test above the kadar of the shop's own
  -- nota, and more than today's price for a nota of which the price is only told.
  -- The rules by which the line was saved; lines of older rules are not asked again.
  aturan smallint not null default 3,
  -- The most that the shop pays for the fine gold of a line by the buying price of its kadar; what is above it by more
  -- than BATAS_NAIK_HARGA_PERSEN is agreed to, whatever chose the price.
  harga_wajar rupiah,
  primary key (kode_toko, no_faktur_beli, urut),
  foreign key (kode_toko, no_faktur_beli) references pembelian,
  foreign key (kode_toko, kode_gudang) references gudang,
  check (asal_nota <> 'NOTA_SENDIRI' or (no_faktur_jual is not null and kode_barcode is not null))
);

create index pembelian_barang_tgl on pembelian_barang (kode_toko, tgl_system);
create index pembelian_barang_nota on pembelian_barang (kode_toko, no_faktur_jual) where no_faktur_jual is not null;

-- Where a bought piece is now: in its BELI warehouse, or on its way from there (D-13.2).
create table pembelian_stock (
  kode_toko text not null,
  no_faktur_beli text not null,
  urut int not null,
  status text not null check (status in ('BELI', 'RETAG', 'HANCUR', 'SEPUHAN', 'BATAL')),
  no_keluar text,
  kode_barcode text,
  op uuid not null,
  primary key (kode_toko, no_faktur_beli, urut),
  check ((status = 'BELI') = (no_keluar is null) or status = 'BATAL')
);

create index pembelian_stock_ada on pembelian_stock (kode_toko) where status = 'BELI';

-- Bought gold that was melted: pieces in, one lot of loose gold out.
create table hancur_pembelian (
  kode_toko text not null references toko,
  no_hancur text not null check (length(no_hancur) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  qty int not null check (qty > 0),
  berat miligram not null,
  murni miligram not null,
  berat_hasil miligram not null check (berat_hasil > 0),
  kadar_hasil persen not null check (kadar_hasil between 1 and 10000),
  murni_hasil miligram not null,
  kode_gudang text not null,
  alasan text not null,
  input_by text not null,
  otorisasi text[] not null default '{}',
  op uuid not null,
  -- Melting of bought gold and labelling it again are documents that can be cancelled on their day: with
  -- their lines, what became of each, and their cancel.
  status text not null check (status in ('DONE', 'CANC')),
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  susut miligram not null,
  selisih_murni miligram not null,
  -- Bought gold that is melted with more fine gold lost than melting takes is a loss that an owner agreed to (D-22.1).
  -- The rules by which it was saved; meltings of older rules are not asked again.
  aturan smallint not null default 3,
  primary key (kode_toko, no_hancur),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_gudang) references gudang,
  check ((status = 'CANC') = (no_batal is not null)),
  constraint hancur_pembelian_susut check (susut = berat - berat_hasil),
  constraint hancur_pembelian_selisih check (selisih_murni = murni_hasil - murni)
);

create index hancur_pembelian_tgl on hancur_pembelian (kode_toko, tgl_system);
create unique index hancur_pembelian_batal on hancur_pembelian (kode_toko, no_batal) where no_batal is not null;

-- Which bought pieces went into a lot, and the share of the lot that came out of each.
create table hancur_pembelian_isi (
  kode_toko text not null,
  no_hancur text not null,
  no_faktur_beli text not null,
  urut int not null,
  tgl_system date not null,
  berat_hasil miligram not null check (berat_hasil >= 0),
  murni_hasil miligram not null check (murni_hasil >= 0),
  primary key (kode_toko, no_hancur, no_faktur_beli, urut),
  foreign key (kode_toko, no_hancur) references hancur_pembelian,
  foreign key (kode_toko, no_faktur_beli, urut) references pembelian_stock
);

-- A bought piece that went back to a tray under a new label.
create table retag_pembelian (
  kode_toko text not null references toko,
  no_retag text not null check (length(no_retag) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  no_faktur_beli text not null,
  urut int not null,
  kode_barcode text not null,
  barcode_asal text,
  nama_barang text not null,
  kode_kadar text not null,
  kadar persen not null,
  -- As it was bought, and as it lies in its tray: washing may have taken something.
  berat_beli miligram not null,
  murni_beli miligram not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  dari_gudang text not null,
  kode_gudang text not null,
  kode_baki text,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  -- What melting or washing took from bought gold stands in its document, which the engine for documents reads
  -- column by column (decision 390).
  susut miligram not null,
  -- A bought piece that goes back to a tray lighter than washing leaves it is a loss that an owner agreed to (D-22.1).
  -- The rules by which it was saved; re-tags of older rules are not asked again.
  aturan smallint not null default 2,
  -- A piece that goes to a tray is called by its code from then on: the gold that was tested goes through `lebur`.
  kadar_barang persen,
  primary key (kode_toko, no_retag),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_barcode) references barang,
  check (berat <= berat_beli),
  check ((status = 'CANC') = (no_batal is not null)),
  constraint retag_pembelian_susut check (susut = berat_beli - berat),
  foreign key (kode_toko, no_faktur_beli, urut) references pembelian_stock
);

create index retag_pembelian_tgl on retag_pembelian (kode_toko, tgl_system);
create unique index retag_pembelian_batal on retag_pembelian (kode_toko, no_batal) where no_batal is not null;
create unique index retag_pembelian_barcode on retag_pembelian (kode_toko, kode_barcode);

insert into audit_baris_utuh values ('kondisi_barang'), ('kondisi_beli'), ('rugi_nota'), ('harga_beli');

revoke delete on pembelian, pembelian_stock from kilau_app;
revoke update, delete on pembelian_barang, hancur_pembelian from kilau_app;

insert into jenis_dokumen values ('PB', 'pembelian'), ('BB', 'batal-pembelian'), ('HP', 'hancur-pembelian');

grant update (status, no_batal, alasan_batal, batal_by, tgl_batal, otorisasi) on hancur_pembelian to kilau_app;
revoke update, delete on hancur_pembelian_isi from kilau_app;
revoke update, delete on retag_pembelian from kilau_app;
grant update (status, no_batal, alasan_batal, batal_by, tgl_batal, otorisasi) on retag_pembelian to kilau_app;

insert into jenis_dokumen values ('BG', 'batal-hancur-pembelian'), ('RT', 'retag-pembelian'), ('BR', 'batal-retag-pembelian');
