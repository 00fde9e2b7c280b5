create table gudang (
  kode_toko text not null references toko,
  kode_gudang text not null,
  nama text not null,
  jenis text not null check (jenis in ('TOKO', 'BELI', 'ROSOK', 'SERVICE', 'HANCUR')),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_gudang)
);

create table baki (
  kode_toko text not null references toko,
  kode_gudang text not null,
  kode_baki text not null,
  nama text not null default '',
  kapasitas int not null default 60 check (kapasitas > 0),
  berat_baki miligram not null default 0 check (berat_baki >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_gudang, kode_baki),
  foreign key (kode_toko, kode_gudang) references gudang
);

-- One physical piece (D-8.1). It is in exactly one place, and the book agrees (D-8.2, I-1 to I-4).
create table barang (
  kode_toko text not null references toko,
  kode_barcode text not null,
  barcode_asal text,
  kode_intern text,
  nama_barang text not null,
  deskripsi text,
  size text,
  kondisi text,
  tag_id text,
  kode_supplier text,
  kode_kategori text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  -- The figure of the item (some shops use it as a price figure) and the true fineness at entry.
  kadar persen not null,
  persen persen not null,
  berat miligram not null,
  berat_asli miligram not null,
  berat_atribut miligram not null default 0,
  berat_label miligram not null default 0,
  murni miligram not null,
  atribut text,
  kategori_harga text,
  kode_bandrol text,
  harga_jual rupiah not null default 0,
  -- Null: by the master; 0: none (D-9.2).
  ongkos rupiah,
  harga_atribut rupiah not null default 0,
  harga_modal rupiah,
  kode_gudang text not null,
  kode_baki text,
  status text not null check (status in ('READY', 'TITIP', 'TERJUAL', 'HANCUR', 'KIRIM', 'HILANG', 'SERVICE')),
  -- The document that holds or took the piece.
  no_pegang text,
  dokumen_perolehan text not null default 'TIDAK_ADA',
  tgl_terima date not null,
  gambar jsonb not null default '[]',
  berlian jsonb not null default '[]',
  label_ke int not null default 0,
  input_by text not null,
  input_date timestamptz not null,
  op uuid not null,
  -- Rows below 2 may be called otherwise than their code; those from 2 on may not.
  aturan smallint not null default 2,
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, kode_kategori) references kategori,
  foreign key (kode_toko, kode_dept) references jenis,
  foreign key (kode_toko, kode_group) references group_barang,
  foreign key (kode_toko, kode_kadar) references kadar,
  check (status = 'READY' or no_pegang is not null)
);

create unique index barang_satu_rantai on barang (kode_barcode) where status not in ('TERJUAL', 'HANCUR', 'KIRIM');
create index barang_tempat on barang (kode_toko, kode_gudang, kode_baki) where status in ('READY', 'TITIP');
create index barang_status on barang (kode_toko, status, kode_dept);
create unique index barang_tag on barang (kode_toko, tag_id) where tag_id is not null and status in ('READY', 'TITIP');

-- A name is looked for among unsold pieces with every intake where names must be unique (D-33.19).
create index barang_nama on barang (kode_toko, upper(nama_barang)) where status not in ('TERJUAL', 'HANCUR', 'KIRIM');

-- From an old label to the one that the same metal carries today (D-8.2).
create index barang_asal on barang (kode_toko, barcode_asal) where barcode_asal is not null;

-- Words of a search stand anywhere in what a piece is called by: codes, name, kadar and tray.
create index barang_kata on barang using gin ((kode_barcode || ' ' || coalesce(kode_intern, '') || ' ' || nama_barang
  || ' ' || kode_kadar || ' ' || coalesce(kode_baki, '')) gin_trgm_ops);

-- The life of a piece, one unbroken chain (I-3).
create table barang_kejadian (
  kode_toko text not null,
  kode_barcode text not null,
  seq int not null,
  tgl_system date not null,
  waktu timestamptz not null,
  jenis text not null,
  no_bukti text,
  dari_status text,
  ke_status text not null,
  dari text,
  ke text,
  berat_sebelum miligram,
  berat miligram not null,
  user_id text not null,
  op uuid not null,
  primary key (kode_toko, kode_barcode, seq),
  foreign key (kode_toko, kode_barcode) references barang
);

create index barang_kejadian_bukti on barang_kejadian (kode_toko, no_bukti);

-- The histories of pieces by day, for the reports of what came (No 68). Histories are written in the order of the
-- days, so a BRIN finds the blocks of a span and costs the sale, which writes one row to each piece, next to
-- nothing; a tree here, or on the day of a piece itself, would cost every sale an entry for each piece.
create index barang_kejadian_hari on barang_kejadian using brin (tgl_system) with (pages_per_range = 32, autosummarize = on);

-- A scanned piece is held for one counter; the lock ends by itself (D-8.5).
create table keranjang (
  kode_toko text not null,
  kode_barcode text not null,
  user_id text not null,
  sejak timestamptz not null,
  sampai timestamptz not null,
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_barcode) references barang
);

-- One person holds no more pieces in baskets than the shop allows (D-8.5), whichever computer or branch he
-- scans at: his scans are counted one after another, and what has run out counts no more.
create index keranjang_orang on keranjang (user_id);

-- Every label that was printed: which one of its piece it was, by whom, and under which approval (D-21.1).
create table label_cetak (
  kode_toko text not null,
  kode_barcode text not null,
  label_ke int not null check (label_ke > 0),
  user_id text not null,
  waktu timestamptz not null,
  op uuid not null,
  primary key (kode_toko, kode_barcode, label_ke),
  foreign key (kode_toko, kode_barcode) references barang
);

-- Pieces carried from tray to tray (D-21.1): one document, each piece with where it came from.
create table pindah (
  kode_toko text not null references toko,
  no_pindah text not null check (length(no_pindah) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  -- Scanned one by one, or everything that lay in one tray.
  cara text not null check (cara in ('PINDAI', 'SATU_BAKI')),
  kode_gudang text not null,
  kode_baki text,
  keterangan text not null default '',
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  primary key (kode_toko, no_pindah),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_gudang) references gudang,
  check ((status = 'CANC') = (no_batal is not null))
);

create index pindah_tgl on pindah (kode_toko, tgl_system);
create unique index pindah_batal on pindah (kode_toko, no_batal) where no_batal is not null;

create table pindah_isi (
  kode_toko text not null,
  no_pindah text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  size text,
  kode_kadar text not null,
  persen persen not null,
  berat miligram not null,
  murni miligram not null,
  -- What it cost on that day; null while the shop had no price.
  harga_jual rupiah,
  dari_gudang text not null,
  dari_baki text,
  primary key (kode_toko, no_pindah, urut),
  foreign key (kode_toko, no_pindah) references pindah,
  foreign key (kode_toko, kode_barcode) references barang
);

create unique index pindah_isi_sekali on pindah_isi (kode_toko, no_pindah, kode_barcode);

-- Pieces of the stock that went to melting (D-21.1): weighed once more, with a reason, by approval.
create table hancur (
  kode_toko text not null references toko,
  no_hancur text not null check (length(no_hancur) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  -- Where the loose gold lies.
  kode_gudang text not null,
  alasan text not null,
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  total_timbang miligram not null,
  total_murni miligram not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  -- Weight that is lost to the shop has one rule (D-51.17): a loss or a gain above the tolerance is one that an owner
  -- agreed to, whichever act melts.
  -- The rules by which it was saved; acts of older rules are not asked again.
  aturan smallint not null default 2,
  primary key (kode_toko, no_hancur),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_gudang) references gudang,
  check ((status = 'CANC') = (no_batal is not null))
);

create index hancur_tgl on hancur (kode_toko, tgl_system);
create unique index hancur_batal on hancur (kode_toko, no_batal) where no_batal is not null;

create table hancur_isi (
  kode_toko text not null,
  no_hancur text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kadar persen not null,
  persen persen not null,
  kondisi text,
  berat miligram not null,
  berat_asli miligram not null,
  murni miligram not null,
  -- What the scale said of the broken piece, and the fine gold that it is counted with.
  berat_timbang miligram not null check (berat_timbang > 0),
  murni_timbang miligram not null check (murni_timbang >= 0),
  harga_modal rupiah,
  dari_gudang text not null,
  dari_baki text,
  primary key (kode_toko, no_hancur, urut),
  foreign key (kode_toko, no_hancur) references hancur,
  foreign key (kode_toko, kode_barcode) references barang,
  check (berat_timbang <= berat and murni_timbang <= murni)
);

create unique index hancur_isi_sekali on hancur_isi (kode_toko, no_hancur, kode_barcode);

-- Many pieces changed at once (D-21.1): cost and labour charge (PROFIT), or their kadar (KADAR), each line
-- with what it was and what it became. By approval; undone whole on its day.
create table ubah_massal (
  kode_toko text not null references toko,
  no_ubah text not null check (length(no_ubah) = 14),
  jenis text not null check (jenis in ('PROFIT', 'KADAR')),
  tgl_system date not null,
  input_date timestamptz not null,
  alasan text not null,
  -- What was asked, in words: 'Modal +2.5%'.
  perubahan text not null,
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  -- Labour charges alone move nothing in the book.
  membukukan boolean not null,
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  op_batal uuid,
  primary key (kode_toko, no_ubah),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'CANC') = (no_batal is not null))
);

create index ubah_massal_tgl on ubah_massal (kode_toko, jenis, tgl_system);
create unique index ubah_massal_batal on ubah_massal (kode_toko, no_batal) where no_batal is not null;

-- The register (decision 460) looks at the day of any kind by that kind's own index; these had none for it.
create index ubah_massal_hari on ubah_massal (kode_toko, tgl_system);

create table ubah_massal_isi (
  kode_toko text not null,
  no_ubah text not null,
  urut int not null,
  tgl_system date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_gudang text not null,
  kode_baki text,
  berat miligram not null,
  modal_dari rupiah,
  modal_ke rupiah,
  -- The piece's own charge; null follows the master.
  ongkos_dari rupiah,
  ongkos_ke rupiah,
  kadar_dari text not null,
  kadar_ke text not null,
  -- The figure of the piece (D-1.2) beside its true fineness.
  angka_dari persen not null,
  angka_ke persen not null,
  persen_dari persen not null,
  persen_ke persen not null,
  murni_dari miligram not null,
  murni_ke miligram not null,
  primary key (kode_toko, no_ubah, urut),
  foreign key (kode_toko, no_ubah) references ubah_massal,
  foreign key (kode_toko, kode_barcode) references barang
);

create unique index ubah_massal_isi_sekali on ubah_massal_isi (kode_toko, no_ubah, kode_barcode);
create index ubah_massal_isi_barang on ubah_massal_isi (kode_toko, kode_barcode);

-- Accessories: counted goods beside the gold, outside the book (decision 71). What there is of each kind is
-- kept with every act and never falls below nothing.
create table aksesoris (
  kode_toko text not null references toko,
  kode_aksesoris text not null,
  nama_aksesoris text not null,
  minimum int not null check (minimum >= 0),
  harga rupiah not null check (harga >= 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_aksesoris)
);

create table aksesoris_stock (
  kode_toko text not null,
  kode_aksesoris text not null,
  saldo int not null check (saldo >= 0),
  primary key (kode_toko, kode_aksesoris),
  foreign key (kode_toko, kode_aksesoris) references aksesoris
);

create table aksesoris_gerak (
  kode_toko text not null references toko,
  no_aksesoris text not null check (length(no_aksesoris) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  jenis text not null check (jenis in ('TAMBAH', 'AMBIL', 'JUAL')),
  keterangan text not null,
  total_qty int not null check (total_qty > 0),
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  op_batal uuid,
  -- Accessories that one person moves in a day above AKSESORIS_BATAS_QTY are agreed to (D-51.17).
  -- Moves below 2 were saved by older rules, which asked no approval.
  aturan smallint not null default 2,
  primary key (kode_toko, no_aksesoris),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'CANC') = (no_batal is not null))
);

create index aksesoris_gerak_tgl on aksesoris_gerak (kode_toko, tgl_system);
create unique index aksesoris_gerak_batal on aksesoris_gerak (kode_toko, no_batal) where no_batal is not null;

create table aksesoris_isi (
  kode_toko text not null,
  no_aksesoris text not null,
  urut int not null,
  kode_aksesoris text not null,
  nama_aksesoris text not null,
  -- Signed: plus came in.
  qty int not null check (qty <> 0),
  harga rupiah not null,
  primary key (kode_toko, no_aksesoris, urut),
  foreign key (kode_toko, no_aksesoris) references aksesoris_gerak,
  foreign key (kode_toko, kode_aksesoris) references aksesoris
);

create index aksesoris_isi_kode on aksesoris_isi (kode_toko, kode_aksesoris);

-- What a piece was called before it was changed: a report of a closed day says the same for ever (reports.md
-- I §3), whatever its pieces are called by now. One row for each piece and day on which something of it was
-- changed: how it had stood until that day began. Written by the database, so that no act forgets it.
create table barang_dahulu (
  kode_toko text not null,
  kode_barcode text not null,
  sebelum date not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  kode_supplier text,
  harga_modal rupiah,
  primary key (kode_toko, kode_barcode, sebelum),
  foreign key (kode_toko, kode_barcode) references barang
);

-- Lists of pieces that were entered with an earlier day before anybody had to agree to it (361): what was right then
-- stays right, in every look at the whole past.
create table tanggal_terima_lama (
  kode_toko text not null references toko,
  op uuid not null,
  primary key (kode_toko, op)
);

-- Photos of evidence are of one act (D-51.10): who sent each, when, what it shows to the bit, and which line of which
-- document it is evidence of. Photos without a row are no evidence.
create table foto_unggah (
  kode_toko text not null references toko,
  gambar_path text not null,
  -- SHA-256 of the picture as it is kept: the same file sent twice is the same picture.
  sidik text not null,
  user_id text not null,
  waktu timestamptz not null,
  -- A photo of a piece of the stock is never evidence.
  kode_barcode text,
  op uuid not null,
  -- A picture is the same picture in its smaller form (`kecil=1`), drawn again, and in every shop of the chain (D-51.10):
  -- `sidik_lain` are the SHA-256 of the other files of it that Kilau sends.
  sidik_lain text[] not null default '{}',
  primary key (kode_toko, gambar_path)
);

create index foto_unggah_sidik on foto_unggah (sidik);
create index foto_unggah_lain on foto_unggah using gin (sidik_lain);

-- The one line that a photo is evidence of; a row here stays for good: a cancelled act used its photo too.
create table foto_bukti (
  kode_toko text not null,
  gambar_path text not null,
  sidik text not null,
  tabel text not null,
  baris text not null,
  op uuid not null,
  primary key (kode_toko, sidik),
  foreign key (kode_toko, gambar_path) references foto_unggah
);

create index foto_bukti_sidik on foto_bukti (sidik);

-- Loose gold belongs to lots (D-44.1, D-44.2): every gram in a warehouse of kind ROSOK or HANCUR came by an act that is known, and has
-- the cost of that act. `modal_tahu` is false where a part of the cost is not known; such a part counts 0.
create table lot (
  kode_toko text not null references toko,
  no_lot text not null,
  -- The order in which acts without a lot of their own take from them.
  urut bigint generated always as identity,
  -- The act that made it; AWAL is what lay there when lots began.
  no_dokumen text not null,
  asal text not null check (asal in ('AWAL', 'STOCK', 'PEMBELIAN', 'LELANG', 'TUKANG')),
  tahap text not null check (tahap in ('BELUM SORTIR', 'LEBUR')),
  tgl_system date not null,
  input_date timestamptz not null default waktu(),
  kode_gudang text not null,
  persen persen not null check (persen between 1 and 10000),
  qty int not null check (qty >= 0),
  berat miligram not null check (berat >= 0),
  murni miligram not null check (murni >= 0),
  modal rupiah not null check (modal >= 0),
  modal_tahu boolean not null,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, no_lot),
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, tgl_system) references hari_toko,
  -- With the last gram goes all the rest.
  check (berat > 0 or (qty = 0 and murni = 0 and modal = 0))
);

create index lot_ada on lot (kode_toko, kode_gudang, persen, urut) where berat > 0;
create index lot_dokumen on lot (kode_toko, no_dokumen);

-- What each act put into a lot or took out of it; a lot is the sum of these.
create table lot_gerak (
  kode_toko text not null,
  no_lot text not null,
  no_bukti text not null,
  tgl_system date not null,
  qty int not null,
  berat miligram not null,
  murni miligram not null,
  modal rupiah not null,
  waktu timestamptz not null default waktu(),
  op uuid not null,
  primary key (kode_toko, no_lot, no_bukti),
  foreign key (kode_toko, no_lot) references lot,
  foreign key (kode_toko, tgl_system) references hari_toko
);

create index lot_gerak_bukti on lot_gerak (kode_toko, no_bukti);

revoke delete on barang from kilau_app;
revoke update, delete on barang_kejadian from kilau_app;
revoke update, delete on label_cetak from kilau_app;
revoke delete on pindah from kilau_app;
revoke update, delete on pindah_isi from kilau_app;

insert into jenis_dokumen values ('PD', 'pindah-barang'), ('BD', 'batal-pindah-barang');

revoke delete on hancur from kilau_app;
revoke update, delete on hancur_isi from kilau_app;

insert into jenis_dokumen values ('HB', 'hancur-barang'), ('BX', 'batal-hancur-barang');

revoke delete on ubah_massal from kilau_app;
revoke update, delete on ubah_massal_isi from kilau_app;

insert into jenis_dokumen values ('UM', 'update-barang'), ('BU', 'batal-update-barang');

revoke delete on aksesoris_gerak, aksesoris_stock from kilau_app;
revoke update, delete on aksesoris_isi from kilau_app;

insert into jenis_dokumen values ('AS', 'stock-aksesoris'), ('BA', 'batal-stock-aksesoris');
insert into audit_baris_utuh values ('aksesoris');

revoke insert, update, delete on barang_dahulu from kilau_app;
revoke insert, update, delete on tanggal_terima_lama from kilau_app;
revoke update, delete on foto_unggah from kilau_app;
revoke update, delete on foto_bukti from kilau_app;
revoke delete on lot from kilau_app;
revoke update, delete on lot_gerak from kilau_app;
