-- Redemptions are validated many in one act (D-35.13): each names the act that made it, not the one that booked it (I-22).
create or replace view v_doc__hutang_hutang_lunas as
select h.kode_toko as shop, left(h.no_lunas, 2) as doc_type, h.no_lunas as doc_no, urut_nomor(h.no_lunas) as seq,
       h.tgl_system as business_date,
       case h.status when 'CANC' then 'CANCELLED' when 'TUNGGU' then 'OPEN' else 'ACTIVE' end as status, h.total_bayar::bigint as total,
       h.total_bayar::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when n.dibuku then h.total_bayar else 0 end::bigint as paid, case when n.dibuku then 0 else h.total_bayar end::bigint as remaining,
       null::text as cancels, h.input_date as created_at, h.input_by as created_by, h.op as op_id,
       null::bigint as price_id, n.dibuku as posts, null::text as ticket
  from hutang_lunas h
  cross join lateral (select not h.tunggu or h.valid_at is not null as dibuku) n
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(s.tgl_system, d.tgl_system),
       'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_lunas, d.tgl_batal,
       d.batal_by, s.op, null::bigint, true, null::text
  from hutang_lunas d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;
select susun_pandangan('v_doc');
