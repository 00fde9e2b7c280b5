create or replace view v_doc_line__penerimaan as
select kode_toko as shop, 'TB'::text as doc_type, no_terima as doc_no, urut as line_no, null::text as barcode, berat::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from penerimaan_lot;

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
