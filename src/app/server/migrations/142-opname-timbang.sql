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
revoke delete on timbang from kilau_app;

-- Trays that were put on the scale: those that agree, and those whose difference a superior accepted.
create or replace view v_weighing as
select kode_toko as shop, kode_gudang as gudang, kode_baki as baki, tgl_system as business_date
  from timbang where status in ('COCOK', 'DITERIMA');

insert into jenis_dokumen values ('TM', 'timbang-baki');
create view v_doc__timbang as
select kode_toko as shop, 'TM'::text as doc_type, no_timbang as doc_no, urut_nomor(no_timbang) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, timbang_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, false as posts, null::text as ticket
  from timbang where no_timbang is not null;
create view v_need__timbang as
select kode_toko as shop, op_terima as op_id, 'TIMBANG_SELISIH'::text as event from timbang where op_terima is not null;
create view v_written__timbang as
select 'timbang'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from timbang;
create view v_text__timbang as
select kode_toko as shop, id::text as row_no, alasan as value, tgl_system as business_date from timbang where alasan is not null;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_need', 'v_written', 'v_text']) nama;
