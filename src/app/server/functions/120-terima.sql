create or replace view v_doc__terima as
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

create or replace view v_doc_line__terima as
select kode_toko as shop, 'TB'::text as doc_type, no_terima as doc_no, urut as line_no, null::text as barcode, berat::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from penerimaan_lot;

create or replace view v_written__terima as
select 'penerimaan'::text as row_tbl, no_terima as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from penerimaan;

create or replace view v_text__terima as
select kode_toko as shop, no_terima as row_no, keterangan as value, tgl_system as business_date from penerimaan;

-- A delivery against its slip, and the pieces of a lot against the delivery; its mark is no longer believed.
create or replace view v_need__terima as
select p.kode_toko as shop, p.op as op_id, 'PENERIMAAN_SELISIH'::text as event
  from penerimaan_lot l join penerimaan p using (kode_toko, no_terima)
 where l.berat <> l.berat_nota
   and abs(l.berat - l.berat_nota) > l.qty * batas_toko(l.kode_toko, 'TOLERANSI_PENERIMAAN', p.input_date, 20)
union all
select l.kode_toko, s.op, 'PENERIMAAN_SELISIH'
  from penerimaan_lot l
  cross join lateral (select max(b.no_label) as no_label from penerimaan_label b
    where b.kode_toko = l.kode_toko and b.no_terima = l.no_terima and b.urut = l.urut) b
  join buku_set s on s.kode_toko = l.kode_toko and s.no_bukti = b.no_label
 where l.label_qty = l.qty - l.hilang_qty and l.label_berat <> l.berat - l.hilang_berat
   and abs(l.label_berat - l.berat + l.hilang_berat)
     > (l.qty - l.hilang_qty) * batas_toko(l.kode_toko, 'TOLERANSI_PENERIMAAN', s.waktu, 20);
