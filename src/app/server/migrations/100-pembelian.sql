-- How a piece in stock looks, how bought gold looks and what that takes off, what is lost on a nota by its age.
create table kondisi_barang (
  kode_toko text not null references toko,
  kode_kondisi text not null,
  keterangan text not null,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_kondisi)
);

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

create table harga_beli (
  kode_toko text not null references toko,
  kode_harga text not null,
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_harga)
);
alter table group_barang add column kode_harga text;
insert into audit_baris_utuh values ('kondisi_barang'), ('kondisi_beli'), ('rugi_nota'), ('harga_beli');

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
  primary key (kode_toko, no_faktur_beli),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_sales) references sales,
  check ((status = 'DONE') = (valid_at is not null) or status = 'CANC')
);
create index pembelian_tgl on pembelian (kode_toko, tgl_system, status);
create index pembelian_customer on pembelian (kode_toko, kode_customer);
create unique index pembelian_batal on pembelian (kode_toko, no_batal) where no_batal is not null;

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
  foreign key (kode_toko, no_faktur_beli, urut) references pembelian_barang,
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
  primary key (kode_toko, no_hancur),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_gudang) references gudang
);
create index hancur_pembelian_tgl on hancur_pembelian (kode_toko, tgl_system);

create trigger pembelian_hari_buka before insert on pembelian for each row execute function hanya_hari_buka();
create trigger pembelian_barang_tetap before update or delete on pembelian_barang for each row execute function jangan_ubah();
create trigger hancur_pembelian_hari_buka before insert on hancur_pembelian for each row execute function hanya_hari_buka();
create trigger hancur_pembelian_tetap before update or delete on hancur_pembelian for each row execute function jangan_ubah();
revoke delete on pembelian, pembelian_stock from kilau_app;
revoke update, delete on pembelian_barang, hancur_pembelian from kilau_app;

insert into jenis_dokumen values ('PB', 'pembelian'), ('BB', 'batal-pembelian'), ('HP', 'hancur-pembelian');

create view v_doc__pembelian as
select p.kode_toko as shop, 'PB'::text as doc_type, p.no_faktur_beli as doc_no, urut_nomor(p.no_faktur_beli) as seq,
       p.tgl_system as business_date, case p.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else p.status end as status,
       p.grand_total::bigint as total, p.grand_total::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when p.valid_at is null then 0 else p.grand_total end::bigint as paid,
       case when p.valid_at is null then p.grand_total else 0 end::bigint as remaining,
       null::text as cancels, p.input_date as created_at, p.input_by as created_by, coalesce(s.op, p.op) as op_id, null::bigint as price_id,
       p.valid_at is not null as posts, p.no_tukar as ticket
  from pembelian p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_beli
union all
select p.kode_toko, 'BB'::text, p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_faktur_beli, p.tgl_batal, p.batal_by, s.op, null::bigint, true, null::text
  from pembelian p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null
union all
select kode_toko, 'HP'::text, no_hancur, urut_nomor(no_hancur), tgl_system, 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, null::text, input_date, input_by, op, null::bigint, true, null::text
  from hancur_pembelian;

create view v_doc_line__pembelian as
select kode_toko as shop, 'PB'::text as doc_type, no_faktur_beli as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       harga::bigint as amount, harga::bigint as net, null::bigint as price_id, tgl_system as business_date
  from pembelian_barang;

create view v_payment__pembelian as
select kode_toko as shop, 'PB'::text as doc_type, no_dokumen as doc_no, jenis as method, jumlah::bigint as amount,
       case jenis when 'CASH' then -jumlah else 0 end::bigint as drawer, tgl_system as business_date
  from pembayaran where no_dokumen like 'PB%'
union all
select kode_toko, 'PB'::text, no_faktur_beli, 'TUKAR'::text, grand_total::bigint, 0::bigint, tgl_system
  from pembelian where no_tukar is not null and valid_at is not null;

-- Bought above the offered price, or melted: somebody else agreed (D-13.1, D-27.2).
create view v_need__pembelian as
select kode_toko as shop, op as op_id, 'HANCUR_PEMBELIAN'::text as event from hancur_pembelian;

create view v_written__pembelian as
select 'pembelian'::text as row_tbl, no_faktur_beli as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from pembelian
union all select 'hancur_pembelian'::text, no_hancur, kode_toko, op, tgl_system from hancur_pembelian;

create view v_text__pembelian as
select kode_toko as shop, no_faktur_beli as row_no, concat_ws(' ', nama_customer, alamat_customer, keterangan) as value,
       tgl_system as business_date
  from pembelian
union all select kode_toko, no_faktur_beli, nama_barang, tgl_system from pembelian_barang
union all select kode_toko, no_hancur, alasan, tgl_system from hancur_pembelian;

-- Melted pieces that were bought, beside those of the stock.
create view v_hancur__pembelian as
select h.kode_toko, h.no_hancur, h.tgl_system, 'PEMBELIAN'::text as asal, b.urut, coalesce(b.kode_barcode, b.no_faktur_beli) as kode_barcode,
       b.nama_barang, b.kode_dept, b.kode_group, b.kode_kadar, b.kadar, b.kondisi, 1 as qty, b.berat, b.berat as berat_asli, b.murni,
       b.berat as berat_timbang, b.harga as modal, h.kode_gudang as tujuan, h.input_by, h.otorisasi
  from hancur_pembelian h
  join pembelian_stock s on s.kode_toko = h.kode_toko and s.no_keluar = h.no_hancur
  join pembelian_barang b on b.kode_toko = s.kode_toko and b.no_faktur_beli = s.no_faktur_beli and b.urut = s.urut;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_need', 'v_written', 'v_text', 'v_hancur']) nama;
