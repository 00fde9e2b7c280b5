create or replace view v_doc__timbang as
select kode_toko as shop, 'TM'::text as doc_type, no_timbang as doc_no, urut_nomor(no_timbang) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, timbang_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, false as posts, null::text as ticket
  from timbang where no_timbang is not null;

create or replace view v_need__timbang as
select kode_toko as shop, op_terima as op_id, 'TIMBANG_SELISIH'::text as event from timbang where op_terima is not null;

create or replace view v_written__timbang as
select 'timbang'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from timbang;

create or replace view v_text__timbang as
select kode_toko as shop, id::text as row_no, alasan as value, tgl_system as business_date from timbang where alasan is not null;

create or replace view v_written__opname as
select 'opname'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from opname;

create or replace view v_doc__opname_global as
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

create or replace view v_need__opname_global as
select kode_toko as shop, op_batal as op_id, 'BATAL'::text as event from opname_global where op_batal is not null;

create or replace view v_written__opname_global as
select 'opname_global'::text as row_tbl, no_opname_global as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from opname_global;

-- Finished counts for report 73 and for their paper: what was found of a lot apart from what was not.
create or replace view v_opname_hasil__barang as
select o.kode_toko, o.no_opname, o.tgl_system, 'BARANG'::text as tipe, h.kode, h.kode_barcode,
       coalesce(nullif(h.nama_barang, ''), h.kode) as nama_barang, h.kode_dept, h.kode_group, h.kadar,
       coalesce(h.kode_gudang, o.kode_gudang) as kode_gudang, h.kode_baki, coalesce(h.baki_fisik, case when h.dipindai_at is not null then o.kode_baki end) as baki_fisik,
       1 as qty, h.berat, h.murni, h.berat_fisik, h.hasil, h.dipindai_at as scan_at, h.dipindai_by as input_by,
       o.status
  from opname o join opname_hasil h on h.kode_toko = o.kode_toko and h.id = o.id
 where o.no_opname is not null;

select susun_pandangan('v_opname_hasil');

create or replace view v_opname_hasil__penerimaan as
select o.kode_toko, o.no_opname, o.tgl_system, 'PENERIMAAN'::text as tipe, h.kode, null::text as kode_barcode,
       concat_ws(' · ', h.kode, h.kode_kadar) as nama_barang, h.kode_dept, h.kode_group, h.persen as kadar,
       o.kode_gudang, null::text as kode_baki, null::text as baki_fisik, b.qty, b.berat::miligram as berat, b.murni::miligram as murni,
       b.berat_fisik::miligram as berat_fisik, b.hasil, h.dihitung_at as scan_at, h.dihitung_by as input_by, o.status
  from opname o join opname_lot_hasil h on h.kode_toko = o.kode_toko and h.id = o.id
  cross join lateral (
    -- The part that agrees, by what was counted of it.
    select case when h.hasil in ('HILANG', 'LEBIH') then 'KETEMU' else h.hasil end as hasil,
           h.qty - greatest(h.hilang_qty, 0) as qty,
           case when h.hasil = 'HILANG' then h.berat - h.hilang_berat else h.berat end as berat,
           case when h.hasil = 'HILANG' then h.murni - h.hilang_murni else h.murni end as murni,
           case when h.hasil = 'LEBIH' then h.berat else h.berat_fisik end as berat_fisik
     where h.urut is not null and h.qty > greatest(h.hilang_qty, 0)
    union all
    select h.hasil, abs(h.hilang_qty), case h.hasil when 'HILANG' then h.hilang_berat else -h.hilang_berat end,
           case h.hasil when 'HILANG' then h.hilang_murni else -h.hilang_murni end,
           case h.hasil when 'LEBIH' then -h.hilang_berat end
     where h.urut is not null and h.hasil in ('HILANG', 'LEBIH')
    union all
    select h.hasil, h.qty, h.berat, 0, h.berat_fisik where h.urut is null) b
 where o.no_opname is not null;

-- Of loose stones: a code each, which may be a parcel, with what its stones weigh and how many of them were counted.
create or replace view v_opname_hasil__berlian as
select o.kode_toko, o.no_opname, o.tgl_system, 'BERLIAN'::text as tipe, h.kode, null::text as kode_barcode,
       concat_ws(' · ', h.kode, nullif(h.sifat, ''),
         case when cardinality(h.dihitung) > 0 then 'dihitung ' || h.dihitung[cardinality(h.dihitung)]
              when h.butir > 1 and h.dipindai_at is not null then 'isi tidak dihitung' end) as nama_barang, h.kode_dept, null::text as kode_group, null::persen as kadar,
       coalesce(h.kode_gudang, o.kode_gudang) as kode_gudang, null::text as kode_baki, null::text as baki_fisik, h.butir as qty,
       bulat_bagi(h.carat::bigint, 5)::miligram as berat, 0::miligram as murni, null::miligram as berat_fisik, h.hasil,
       h.dipindai_at as scan_at, h.dipindai_by as input_by, o.status
  from opname o join opname_batu_hasil h on h.kode_toko = o.kode_toko and h.id = o.id
 where o.no_opname is not null;

create or replace view v_doc__opname as
select kode_toko as shop, 'OP'::text as doc_type, no_opname as doc_no, urut_nomor(no_opname) as seq, tgl_system as business_date,
       case status when 'BATAL' then 'CANCELLED' else 'ACTIVE' end as status,
       0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, selesai_date as created_at, selesai_by as created_by,
       op_selesai as op_id, null::bigint as price_id, membukukan as posts, null::text as ticket
  from opname where no_opname is not null
union all
select kode_toko, 'BO'::text, no_batal, urut_nomor(no_batal), tgl_system, 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, no_opname, tgl_batal, batal_by, op_batal, null::bigint, membukukan, null::text
  from opname where no_batal is not null;

-- Taking back is always approved (D-6.4), also where nothing was booked.
create or replace view v_need__opname as
select kode_toko as shop, op_selesai as op_id, 'OPNAME_SELESAI'::text as event from opname where op_selesai is not null
union all
select kode_toko, op_batal, 'BATAL' from opname where op_batal is not null;

-- Trays that were put on the scale and, by their last figure of the day, agree, or whose difference a superior accepted.
create or replace view v_weighing as
select kode_toko as shop, kode_gudang as gudang, kode_baki as baki, tgl_system as business_date
  from (select distinct on (kode_toko, kode_gudang, kode_baki, tgl_system) kode_toko, kode_gudang, kode_baki, tgl_system, status
          from timbang where no_timbang is not null
         order by kode_toko, kode_gudang, kode_baki, tgl_system, timbang_date desc, id desc) t
 where status in ('COCOK', 'DITERIMA');

-- Pieces, and loose stones, that a running count looks for and that nobody scanned yet, with the place that is counted. Their codes are of
-- one series.
create or replace view v_sought as
select o.kode_toko as shop, h.kode_barcode as barcode, o.kode_gudang as gudang, o.kode_baki as baki, o.mulai_by as person
  from opname o join opname_barang h on h.kode_toko = o.kode_toko and h.id = o.id
 where o.status = 'BERJALAN' and not exists (select from opname_pindai p where p.kode_toko = o.kode_toko and p.id = o.id
   and coalesce(p.kode_barcode, p.kode) = h.kode_barcode and not p.kembar)
union all
select o.kode_toko, h.kode_berlian, o.kode_gudang, null::text, o.mulai_by
  from opname o join opname_batu h on h.kode_toko = o.kode_toko and h.id = o.id
 where o.status = 'BERJALAN' and not exists (select from opname_pindai p where p.kode_toko = o.kode_toko and p.id = o.id
   and coalesce(p.kode_barcode, p.kode) = h.kode_berlian and not p.kembar)
union all
-- Lots of deliveries, by their delivery and row.
select o.kode_toko, h.no_terima || '/' || h.urut, o.kode_gudang, null::text, o.mulai_by
  from opname o join opname_lot h on h.kode_toko = o.kode_toko and h.id = o.id
 where o.status = 'BERJALAN' and not exists (select from opname_lot_hitung p where p.kode_toko = o.kode_toko and p.id = o.id
   and p.no_terima = h.no_terima and p.urut = h.urut and not p.kembar);
