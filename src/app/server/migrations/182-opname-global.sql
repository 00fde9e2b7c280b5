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
revoke delete on opname_global from kilau_app;

insert into jenis_dokumen values ('OG', 'opname-global'), ('OX', 'batal-opname-global');
create view v_doc__opname_global as
select kode_toko as shop, 'OG'::text as doc_type, no_opname_global as doc_no, urut_nomor(no_opname_global) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, false as posts, null::text as ticket
  from opname_global
union all
select kode_toko, 'OX'::text, no_batal, urut_nomor(no_batal), tgl_system, 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, no_opname_global, tgl_batal, batal_by, op_batal, null::bigint, false, null::text
  from opname_global where no_batal is not null;
create view v_need__opname_global as
select kode_toko as shop, op_batal as op_id, 'BATAL'::text as event from opname_global where op_batal is not null;
create view v_written__opname_global as
select 'opname_global'::text as row_tbl, no_opname_global as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from opname_global;
select susun_pandangan(nama) from unnest(array['v_doc', 'v_need', 'v_written']) nama;
