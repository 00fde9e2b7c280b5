-- The ticket asks what its sale asks; the gold taken in and the money of the sale pay it, to the rupiah.
-- It posts nothing itself: what the money does to a drawer is told once, by the sale.
create or replace view v_doc__tukar as
select t.kode_toko as shop, 'TK'::text as doc_type, t.no_tukar as doc_no, urut_nomor(t.no_tukar) as seq, t.tgl_system as business_date,
       case t.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else t.status end as status,
       t.jual_rp::bigint as total, t.jual_rp::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when t.valid_at is null then 0 else t.jual_rp end::bigint as paid,
       case when t.valid_at is null then t.jual_rp else 0 end::bigint as remaining,
       null::text as cancels, t.input_date as created_at, t.input_by as created_by, t.op as op_id, null::bigint as price_id,
       false as posts, t.no_tukar as ticket
  from tukar t;

create or replace view v_doc_line__tukar as
select kode_toko as shop, 'TK'::text as doc_type, no_tukar as doc_no, 1 as line_no, null::text as barcode, null::bigint as mg,
       (grand_total - dp_rp)::bigint as amount, (grand_total - dp_rp)::bigint as net, null::bigint as price_id, tgl_system as business_date
  from penjualan where no_tukar is not null;

create or replace view v_payment__tukar as
select p.kode_toko as shop, 'TK'::text as doc_type, p.no_tukar as doc_no, b.jenis as method, b.jumlah::bigint as amount,
       null::bigint as drawer, p.tgl_system as business_date
  from penjualan p join pembayaran b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_jual
 where p.no_tukar is not null
union all
select kode_toko, 'TK'::text, no_tukar, 'TUKAR'::text, grand_total::bigint, null::bigint, tgl_system
  from pembelian where no_tukar is not null and valid_at is not null;
