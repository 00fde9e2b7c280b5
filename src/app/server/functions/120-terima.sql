create or replace view v_doc_line__penerimaan as
select kode_toko as shop, 'TB'::text as doc_type, no_terima as doc_no, urut as line_no, null::text as barcode, berat::bigint as mg,
       0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from penerimaan_lot;

-- The pieces of a lot against the delivery; its mark is no longer believed.
create or replace view v_need__terima as
select l.kode_toko as shop, s.op as op_id, 'PENERIMAAN_SELISIH'::text as event
  from penerimaan_lot l
  cross join lateral (select max(b.no_label) as no_label from penerimaan_label b
    where b.kode_toko = l.kode_toko and b.no_terima = l.no_terima and b.urut = l.urut) b
  join buku_set s on s.kode_toko = l.kode_toko and s.no_bukti = b.no_label
 where l.label_qty = l.qty - l.hilang_qty - l.retur_qty and l.label_qty > 0
   and abs(l.label_berat - l.berat + l.hilang_berat + l.retur_berat)
     > (l.qty - l.hilang_qty - l.retur_qty) * batas_toko(l.kode_toko, 'TOLERANSI_PENERIMAAN', s.waktu, 20);

create trigger retur_supplier_isi_tetap before update or delete on retur_supplier_isi for each row execute function jangan_ubah();
