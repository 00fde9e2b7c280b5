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
revoke delete on hancur from kilau_app;
revoke update, delete on hancur_isi from kilau_app;

insert into jenis_dokumen values ('HB', 'hancur-barang'), ('BX', 'batal-hancur-barang');

create view v_doc__hancur as
select kode_toko as shop, 'HB'::text as doc_type, no_hancur as doc_no, urut_nomor(no_hancur) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, true as posts, null::text as ticket
  from hancur
union all
select h.kode_toko, 'BX'::text, h.no_batal, urut_nomor(h.no_batal), coalesce(s.tgl_system, h.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, h.no_hancur, h.tgl_batal, h.batal_by, s.op, null::bigint, true, null::text
  from hancur h left join buku_set s on s.kode_toko = h.kode_toko and s.no_bukti = h.no_batal
 where h.no_batal is not null;

create view v_doc_line__hancur as
select kode_toko as shop, 'HB'::text as doc_type, no_hancur as doc_no, urut as line_no, kode_barcode as barcode, berat_timbang::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from hancur_isi;

-- A destruction is always approved (D-27.2).
create view v_need__hancur as
select kode_toko as shop, op as op_id, 'HANCUR_BARANG'::text as event from hancur;
create view v_written__hancur as
select 'hancur'::text as row_tbl, no_hancur as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from hancur;
create view v_text__hancur as
select kode_toko as shop, no_hancur as row_no, alasan as value, tgl_system as business_date from hancur;

-- Every piece that was melted, for the report of them all: bought gold adds a part of its own.
create view v_hancur__stock as
select h.kode_toko, h.no_hancur, h.tgl_system, 'STOCK'::text as asal, i.urut, i.kode_barcode, i.nama_barang, i.kode_dept, i.kode_group,
       i.kode_kadar, i.kadar, i.kondisi, 1 as qty, i.berat, i.berat_asli, i.murni, i.berat_timbang, i.harga_modal as modal,
       h.kode_gudang as tujuan, h.input_by, h.otorisasi
  from hancur h join hancur_isi i on i.kode_toko = h.kode_toko and i.no_hancur = h.no_hancur
 where h.status = 'DONE';

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_need', 'v_written', 'v_text', 'v_hancur']) nama;
