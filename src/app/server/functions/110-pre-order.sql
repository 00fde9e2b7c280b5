-- Filled by itself where all of it came; an undone receipt and goods that go back open it again (D-36.9). One that a person ended stays ended.
create or replace function hitung_po(p_toko text, p_nomor text[]) returns void language sql as $$
  update pre_order p set status = case
      when not exists (select from v_pre_order_baris b where b.kode_toko = p.kode_toko and b.no_po = p.no_po and b.qty_terima < b.qty) then 'FINISH'
      when p.diproses or exists (select from v_pre_order_baris b where b.kode_toko = p.kode_toko and b.no_po = p.no_po and b.qty_terima > 0)
        then 'PROCESS'
      else 'OPEN' end
   where p.kode_toko = p_toko and p.no_po = any(p_nomor) and p.status <> 'CANCEL' and p.alasan is null
$$;

create trigger pre_order_hari_buka before insert on pre_order for each row execute function hanya_hari_buka();
create trigger pre_order_hari_tetap before update of kode_toko, tgl_system on pre_order
  for each row execute function jangan_ubah();

-- Each line with what came of it and did not go back.
create or replace view v_pre_order_baris as
select b.*, coalesce(i.qty, 0)::int as qty_terima, coalesce(i.berat, 0)::bigint as berat_terima
  from pre_order_barang b
  left join lateral (select sum(qty - kembali_qty) as qty, sum(greatest(berat - kembali_berat, 0)) as berat from pre_order_isi i
    where i.kode_toko = b.kode_toko and i.no_po = b.no_po and i.urut_po = b.urut and i.aktif) i on true;

create or replace view v_doc__pre_order as
select kode_toko as shop, 'PO'::text as doc_type, no_po as doc_no, urut_nomor(no_po) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, false as posts, null::text as ticket
  from pre_order;

create or replace view v_written__pre_order as
select 'pre_order'::text as row_tbl, no_po as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from pre_order;

create or replace view v_text__pre_order as
select kode_toko as shop, no_po as row_no, concat_ws(' ', nama_customer, alamat_customer, keterangan, alasan) as value,
       tgl_system as business_date from pre_order
union all
select kode_toko, no_po, deskripsi, tgl_system from pre_order_barang;
