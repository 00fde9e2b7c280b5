-- The cancel of a count that booked nothing has no set to tell its act by: two of them in a shop looked
-- like one act sent twice (I-22). It is written down with the count, as other documents do it.
alter table opname add column op_batal uuid;
update opname o set op_batal = a.op
  from audit a
 where o.no_batal is not null and a.kode_toko = o.kode_toko and a.tabel = 'opname' and a.tindakan = 'BATAL'
   and a.kunci = o.no_opname;

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
