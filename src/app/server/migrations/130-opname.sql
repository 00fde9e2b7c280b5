-- Trays on the scale (D-21.1): started, weighed blind, what it should weigh kept beside it.
create table timbang (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  no_timbang text check (length(no_timbang) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  timbang_date timestamptz,
  kode_gudang text not null,
  kode_baki text not null,
  qty int not null,
  berat miligram,
  berat_baki miligram,
  berat_label miligram,
  -- What else lay on the scale, as the person said.
  kemasan miligram check (kemasan >= 0),
  berat_timbang miligram check (berat_timbang > 0),
  selisih miligram,
  toleransi miligram,
  status text not null check (status in ('MULAI', 'COCOK', 'SELISIH', 'DITERIMA')),
  -- On the list of the screen until it is emptied; on record for ever.
  di_daftar boolean not null default true,
  input_by text not null,
  diterima_by text,
  diterima_date timestamptz,
  alasan text,
  op uuid not null,
  op_terima uuid,
  primary key (kode_toko, id),
  foreign key (kode_toko, kode_gudang, kode_baki) references baki,
  check ((status = 'MULAI') = (no_timbang is null)),
  check (no_timbang is null or selisih = berat_timbang - berat - berat_baki - berat_label - kemasan)
);

create unique index timbang_nomor on timbang (kode_toko, no_timbang) where no_timbang is not null;
create unique index timbang_menunggu on timbang (kode_toko, kode_gudang, kode_baki) where di_daftar and status = 'MULAI';
create index timbang_tgl on timbang (kode_toko, tgl_system);

-- Counts of the stock (D-21.1): what should be there is written down when the count begins.
create table opname (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  status text not null check (status in ('BERJALAN', 'SELESAI', 'KOSONG', 'BATAL')),
  kode_gudang text not null,
  kode_baki text,
  kode_dept text,
  mulai_by text not null,
  mulai_date timestamptz not null,
  -- The document is made when the count is finished; a count that was emptied has none.
  no_opname text check (length(no_opname) = 14),
  tgl_system date not null,
  selesai_by text,
  selesai_date timestamptz,
  membukukan boolean not null default false,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  op_selesai uuid,
  -- Counts of deliveries that lie loose: lot by lot, in pieces and grams (D-33.27).
  tipe text not null default 'BARANG' check (tipe in ('BARANG', 'PENERIMAAN')),
  -- The cancel of a count that booked nothing has no set to tell its act by: two of them in a shop looked
  -- like one act sent twice (I-22). It is written down with the count, as other documents do it.
  op_batal uuid,
  primary key (kode_toko, id),
  foreign key (kode_toko, kode_gudang) references gudang,
  check ((status in ('SELESAI', 'BATAL')) = (no_opname is not null)),
  check ((status = 'BATAL') = (no_batal is not null))
);

create unique index opname_nomor on opname (kode_toko, no_opname) where no_opname is not null;
create index opname_tgl on opname (kode_toko, tgl_system);

-- What should be there.
create table opname_barang (
  kode_toko text not null,
  id bigint not null,
  kode_barcode text not null,
  primary key (kode_toko, id, kode_barcode),
  foreign key (kode_toko, id) references opname,
  foreign key (kode_toko, kode_barcode) references barang
);

-- Every scan of everybody, in its order; the first of a piece counts, the others are told as twice.
create table opname_pindai (
  kode_toko text not null,
  id bigint not null,
  urut bigint generated always as identity,
  kode text not null,
  kode_barcode text,
  kembar boolean not null,
  baki_fisik text,
  berat_fisik miligram check (berat_fisik > 0),
  user_id text not null,
  waktu timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id, urut),
  foreign key (kode_toko, id) references opname
);

create unique index opname_pindai_sekali on opname_pindai (kode_toko, id, coalesce(kode_barcode, kode)) where not kembar;

-- What a finished count found, piece by piece, and what of it was booked.
create table opname_hasil (
  kode_toko text not null,
  id bigint not null,
  urut int not null,
  kode text not null,
  kode_barcode text,
  nama_barang text not null,
  kode_dept text,
  kode_group text,
  kadar persen,
  persen persen,
  berat miligram not null,
  murni miligram not null,
  berat_fisik miligram,
  harga_modal rupiah,
  kode_gudang text,
  kode_baki text,
  baki_fisik text,
  ke_gudang text,
  ke_baki text,
  hasil text not null check (hasil in ('KETEMU', 'HILANG', 'LEBIH', 'SALAH BAKI', 'BEDA BERAT', 'BERGERAK')),
  bukuan text check (bukuan in ('HILANG', 'KEMBALI', 'PINDAH')),
  dipindai_at timestamptz,
  dipindai_by text,
  primary key (kode_toko, id, urut),
  foreign key (kode_toko, id) references opname
);

-- Each tray counted in pieces and weighed as a whole, once a day (D-33.10). It books nothing: a difference is
-- looked for by a count of its pieces.
create table opname_global (
  kode_toko text not null references toko,
  no_opname_global text not null check (length(no_opname_global) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  kode_gudang text not null,
  kode_baki text not null,
  qty int not null,
  berat miligram not null,
  berat_label miligram not null,
  qty_fisik int not null check (qty_fisik >= 0),
  berat_fisik miligram not null check (berat_fisik >= 0),
  selisih_qty int not null,
  selisih miligram not null,
  toleransi miligram not null,
  hasil text not null check (hasil in ('COCOK', 'SELISIH')),
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  op_batal uuid,
  primary key (kode_toko, no_opname_global),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_gudang, kode_baki) references baki,
  check (selisih_qty = qty_fisik - qty and selisih = berat_fisik - berat_label - berat),
  check ((status = 'CANC') = (no_batal is not null))
);

create unique index opname_global_sekali on opname_global (kode_toko, tgl_system, kode_gudang, kode_baki) where status = 'DONE';
create unique index opname_global_batal on opname_global (kode_toko, no_batal) where no_batal is not null;
create index opname_global_hari on opname_global (kode_toko, tgl_system);

-- What lay loose when the count began.
create table opname_lot (
  kode_toko text not null,
  id bigint not null,
  no_terima text not null,
  urut int not null,
  primary key (kode_toko, id, no_terima, urut),
  foreign key (kode_toko, id) references opname,
  foreign key (kode_toko, no_terima, urut) references penerimaan_lot
);

-- Every count of everybody beside what was left of the lot at that moment; the last that is not told
-- as twice is the one that counts. Without `urut`: a number that no loose lot has.
create table opname_lot_hitung (
  kode_toko text not null,
  id bigint not null,
  ke bigint generated always as identity,
  kode text not null,
  no_terima text,
  urut int,
  kembar boolean not null,
  qty int not null check (qty >= 0),
  berat miligram not null check (berat >= 0),
  sisa_qty int,
  sisa_berat miligram,
  user_id text not null,
  waktu timestamptz not null,
  op uuid not null,
  primary key (kode_toko, id, ke),
  foreign key (kode_toko, id) references opname,
  check ((no_terima is null) = (urut is null) and (urut is null) = (sisa_qty is null))
);

create index opname_lot_hitung_lot on opname_lot_hitung (kode_toko, id, no_terima, urut);

-- What a finished count found of each lot, and what of it was booked.
create table opname_lot_hasil (
  kode_toko text not null,
  id bigint not null,
  baris int not null,
  kode text not null,
  no_terima text,
  urut int,
  kode_dept text,
  kode_group text,
  kode_kadar text,
  persen persen,
  qty int not null,
  berat miligram not null,
  murni miligram not null,
  qty_fisik int,
  berat_fisik miligram,
  hasil text not null check (hasil in ('KETEMU', 'HILANG', 'LEBIH', 'BEDA BERAT', 'BERGERAK')),
  -- What was booked as missing, and how many pieces of the lot carried labels then.
  hilang_qty int not null default 0,
  hilang_berat miligram not null default 0,
  hilang_murni miligram not null default 0,
  hilang_modal rupiah not null default 0,
  label_qty int not null default 0,
  dihitung_at timestamptz,
  dihitung_by text,
  primary key (kode_toko, id, baris),
  foreign key (kode_toko, id) references opname
);

revoke delete on timbang from kilau_app;

insert into jenis_dokumen values ('TM', 'timbang-baki');

revoke delete on opname from kilau_app;
revoke update, delete on opname_barang, opname_pindai, opname_hasil from kilau_app;

insert into jenis_dokumen values ('OP', 'stock-opname'), ('BO', 'batal-stock-opname');

revoke delete on opname_global from kilau_app;

insert into jenis_dokumen values ('OG', 'opname-global'), ('OX', 'batal-opname-global');

revoke update, delete on opname_lot, opname_lot_hitung, opname_lot_hasil from kilau_app;
