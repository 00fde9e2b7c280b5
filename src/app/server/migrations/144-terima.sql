-- Deliveries of suppliers (D-21.1): lots by kadar, weighed, then labelled piece by piece.
create table penerimaan (
  kode_toko text not null references toko,
  no_terima text not null check (length(no_terima) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  kode_supplier text not null,
  kode_gudang text not null,
  no_intern text,
  dokumen_perolehan text not null check (dokumen_perolehan in ('FAKTUR_PAJAK', 'KONSUMEN', 'TIDAK_ADA')),
  keterangan text not null default '',
  total_qty int not null check (total_qty > 0),
  total_berat miligram not null,
  total_murni miligram not null,
  total_modal rupiah not null default 0,
  status text not null check (status in ('DONE', 'CANC')),
  -- Its weight did not agree with the slip, and somebody allowed it.
  berselisih boolean not null default false,
  input_by text not null,
  otorisasi text[] not null default '{}',
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  op uuid not null,
  primary key (kode_toko, no_terima),
  foreign key (kode_toko, tgl_system) references hari_toko,
  foreign key (kode_toko, kode_gudang) references gudang,
  check ((status = 'CANC') = (no_batal is not null))
);
create index penerimaan_tgl on penerimaan (kode_toko, tgl_system);
create unique index penerimaan_batal on penerimaan (kode_toko, no_batal) where no_batal is not null;

create table penerimaan_lot (
  kode_toko text not null,
  no_terima text not null,
  urut int not null,
  tgl_system date not null,
  kode_dept text not null,
  kode_group text not null,
  kode_kadar text not null,
  persen persen not null,
  qty int not null check (qty > 0),
  berat_bruto miligram not null,
  -- What the scale says of the gold, and what the supplier's slip says.
  berat miligram not null check (berat > 0),
  berat_nota miligram not null check (berat_nota > 0),
  murni miligram not null,
  modal rupiah check (modal >= 0),
  -- What was labelled of it so far.
  label_qty int not null default 0 check (label_qty <= qty),
  label_berat miligram not null default 0,
  lot_berat miligram not null default 0,
  lot_murni miligram not null default 0,
  label_modal rupiah not null default 0,
  primary key (kode_toko, no_terima, urut),
  foreign key (kode_toko, no_terima) references penerimaan,
  check (berat_bruto >= berat),
  check (lot_berat <= berat and lot_murni <= murni)
);

-- Which piece came out of which lot, by which act.
create table penerimaan_label (
  kode_toko text not null,
  kode_barcode text not null,
  no_terima text not null,
  urut int not null,
  no_label text not null check (length(no_label) = 14),
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, no_terima, urut) references penerimaan_lot,
  foreign key (kode_toko, kode_barcode) references barang
);
create index penerimaan_label_terima on penerimaan_label (kode_toko, no_terima);
revoke delete on penerimaan, penerimaan_lot from kilau_app;
revoke update, delete on penerimaan_label from kilau_app;

insert into jenis_dokumen values ('TB', 'penerimaan-barang'), ('BE', 'batal-penerimaan-barang');

create view v_doc__terima as
select kode_toko as shop, 'TB'::text as doc_type, no_terima as doc_no, urut_nomor(no_terima) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, true as posts, null::text as ticket
  from penerimaan
union all
select p.kode_toko, 'BE'::text, p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_terima, p.tgl_batal, p.batal_by, s.op, null::bigint, true, null::text
  from penerimaan p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;
create view v_doc_line__terima as
select kode_toko as shop, 'TB'::text as doc_type, no_terima as doc_no, urut as line_no, null::text as barcode, berat::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from penerimaan_lot;
create view v_need__terima as
select kode_toko as shop, op as op_id, 'PENERIMAAN_SELISIH'::text as event from penerimaan where berselisih;
create view v_written__terima as
select 'penerimaan'::text as row_tbl, no_terima as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from penerimaan;
create view v_text__terima as
select kode_toko as shop, no_terima as row_no, keterangan as value, tgl_system as business_date from penerimaan;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_need', 'v_written', 'v_text']) nama;
