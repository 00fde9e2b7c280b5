-- Barcodes in a row: three characters of the shop and five of a running number (D-8.1).
create or replace function ambil_barcode(p_toko text, p_banyak int) returns text[] language plpgsql as $$
declare
  akhir bigint;
begin
  insert into nomor_barcode as n values (p_toko, p_banyak)
    on conflict (kode_toko) do update set terakhir = n.terakhir + p_banyak
    returning n.terakhir into akhir;
  return (select array_agg(p_toko || basis36(i, 5) order by i) from generate_series(akhir - p_banyak + 1, akhir) i);
end $$;

-- What a gram of gold costs at an instant: of the rows that began by then the newest holds, what begins later does
-- not yet (D-9.4). Each is one query that the planner puts in the place of the call, so that an index finds the row.

-- The row of one group, of one kadar, and the price of pure gold of the whole shop; 0 or withdrawn is none.
create or replace function harga_group_pada(p_kode_toko text, p_jenis text, p_kode_group text, p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint, berlaku_dari timestamptz) language sql stable parallel safe as $$
  select h.id, h.harga_per_gram::bigint, h.berlaku_dari from harga_emas h
   where h.kode_toko = p_kode_toko and h.jenis = p_jenis and h.kode_group = p_kode_group and h.berlaku_dari <= p_saat
   order by h.berlaku_dari desc, h.id desc limit 1
$$;

create or replace function harga_kadar_pada(p_kode_toko text, p_jenis text, p_kode_kadar text, p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint, berlaku_dari timestamptz) language sql stable parallel safe as $$
  select h.id, h.harga_per_gram::bigint, h.berlaku_dari from harga_emas h
   where h.kode_toko = p_kode_toko and h.jenis = p_jenis and h.kode_kadar = p_kode_kadar and h.berlaku_dari <= p_saat
   order by h.berlaku_dari desc, h.id desc limit 1
$$;

create or replace function harga_murni_pada(p_kode_toko text, p_saat timestamptz)
returns table (harga numeric) language sql stable parallel safe as $$
  select (value #>> '{}')::numeric
    from (select value from parameter_toko
           where kode_toko = p_kode_toko and key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE' and berlaku_dari <= p_saat
           order by berlaku_dari desc, id desc limit 1) kini
   where case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric > 0 end
$$;

-- Fineness chooses the price (D-51.16).

-- Of the rows of a group and of a kadar: a group that is of one kadar prices by its own row, any other never sells gold
-- for less than its kadar costs. The same decision as `pilihHarga`, for many pieces in one statement.
create or replace function harga_jual_pada(p_kode_toko text, p_kode_group text, p_kode_kadar text, p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint) language sql stable parallel safe as $$
  select case when pakai_group then g.harga_id else k.harga_id end,
         case when pakai_group then g.harga_per_gram else k.harga_per_gram end
    from (values (true)) v
    left join harga_group_pada(p_kode_toko, 'JUAL', p_kode_group, p_saat) g on true
    left join lateral (
      select harga_id, harga_per_gram from harga_kadar_pada(p_kode_toko, 'JUAL', p_kode_kadar, p_saat)
       where g.harga_id is null
          or not exists (select from group_barang b
                          where b.kode_toko = p_kode_toko and b.kode_group = p_kode_group and b.kode_kadar is not null)) k on true
   cross join lateral (select k.harga_id is null or g.harga_per_gram >= k.harga_per_gram as pakai_group) w
   where g.harga_id is not null or k.harga_id is not null
$$;

create or replace function harga_jual_barang(p_kode_toko text, p_kode_group text, p_kode_kadar text, p_persen numeric,
                                  p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint) language sql stable parallel safe as $$
  select harga_id, harga_per_gram from harga_jual_pada(p_kode_toko, p_kode_group, p_kode_kadar, p_saat)
  union all
  select null, sebesar_persen(harga, p_persen) from harga_murni_pada(p_kode_toko, p_saat)
   where not exists (select from harga_jual_pada(p_kode_toko, p_kode_group, p_kode_kadar, p_saat))
$$;

create or replace function harga_reseller_pada(p_kode_toko text, p_kode_group text, p_kode_kadar text, p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint) language sql stable parallel safe as $$
  select harga_id, harga_per_gram from harga_group_pada(p_kode_toko, 'RESELLER', p_kode_group, p_saat)
  union all
  select harga_id, harga_per_gram from harga_kadar_pada(p_kode_toko, 'RESELLER', p_kode_kadar, p_saat)
   where not exists (select from harga_group_pada(p_kode_toko, 'RESELLER', p_kode_group, p_saat))
$$;

create trigger harga_emas_tetap before update or delete on harga_emas for each row execute function jangan_ubah();
create trigger riwayat_harga_tetap before update or delete on riwayat_harga for each row execute function jangan_ubah();

create trigger harga_bandrol after insert or update on bandrol for each row
  execute function catat_harga('kode_bandrol', 'harga');

create trigger harga_harga_beli after insert or update on harga_beli for each row
  execute function catat_harga('kode_harga', 'harga_per_gram');

create trigger harga_ongkos after insert or update on ongkos for each row
  execute function catat_harga('id', 'kode_dept,kode_group,cara,tarif,minimal');

create trigger harga_parameter_berlian after insert or update on parameter_berlian for each row
  execute function catat_harga('id', 'kode_shape,kode_color,kode_clarity,carat_dari,carat_sampai,harga_per_carat');

-- Stones of a kind are guarded by their cost: the flag off is a price.
create trigger harga_jenis after insert or update on jenis for each row
  execute function catat_harga('kode_dept', 'berlian');

-- The kadar of a group chooses prices, too: what it was and became is kept like any price.
create trigger harga_group_barang after insert or update on group_barang for each row
  execute function catat_harga('kode_group', 'kode_kadar,kategori_harga,kode_harga');

create trigger harga_kadar after insert or update on kadar for each row
  execute function catat_harga('kode_kadar', 'persen,label');

-- All but the owner need the owner for it (D-3.5), whatever the record calls the act.
create or replace view v_need__harga_master as
select h.kode_toko as shop, h.op as op_id, 'UBAH_HARGA_EMAS'::text as event
  from riwayat_harga h
 where exists (select from audit a where a.kode_toko = h.kode_toko and a.op = h.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

create or replace view v_written__harga_master as
select 'riwayat_harga'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from riwayat_harga where op is not null;

-- A piece for sale: what it says, what its code says, and what its group is of.
create or replace view v_fineness__stock as
select b.kode_toko as shop, b.kode_barcode as barcode, b.kadar as figure, b.persen as fine, k.persen as code_fine,
       b.kode_kadar as code, g.kode_kadar as group_code
  from barang b
  join kadar k on k.kode_toko = b.kode_toko and k.kode_kadar = b.kode_kadar
  join group_barang g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
 where b.aturan > 1 and b.status in ('READY', 'TITIP', 'SERVICE');

select susun_pandangan('v_fineness');

create or replace view v_written__barang as
select 'harga_emas'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, null::date as business_date from harga_emas;

create or replace view v_price as
select id, kode_toko as shop, jenis as kind, coalesce('group:' || kode_group, 'kadar:' || kode_kadar) as code, harga_per_gram::bigint as value,
       berlaku_dari as valid_from,
       lead(berlaku_dari) over (partition by kode_toko, jenis, kode_group, kode_kadar order by berlaku_dari, id) as valid_to, op as op_id
  from harga_emas;

-- Prices by whatever way they came in, a group's own form too.
create or replace view v_need__harga as
select h.kode_toko as shop, h.op as op_id, 'UBAH_HARGA_EMAS'::text as event
  from harga_emas h
 where exists (select from audit a where a.kode_toko = h.kode_toko and a.op = h.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

-- What the suppliers are called whose accounts the book has; one of stones is 'BLN/' and his code.
create or replace view v_nama_supplier__barang as
select kode_toko, kode_supplier::text as kode_supplier, nama::text as nama from supplier_barang;

create or replace view v_nama_supplier__berlian as
select kode_toko, 'BLN/' || kode_supplier as kode_supplier, nama::text as nama from supplier_berlian;
