-- What a gram of gold costs at an instant: of the rows that began by then the newest holds, what begins later does
-- not yet (D-9.4). Each is one query that the planner puts in the place of the call, so that an index finds the row.

-- The row of one group, of one kadar, and the price of pure gold of the whole shop; 0 or taken back is none.
create function harga_group_pada(p_kode_toko text, p_jenis text, p_kode_group text, p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint, berlaku_dari timestamptz) language sql stable parallel safe as $$
  select h.id, h.harga_per_gram::bigint, h.berlaku_dari from harga_emas h
   where h.kode_toko = p_kode_toko and h.jenis = p_jenis and h.kode_group = p_kode_group and h.berlaku_dari <= p_saat
   order by h.berlaku_dari desc, h.id desc limit 1
$$;
create function harga_kadar_pada(p_kode_toko text, p_jenis text, p_kode_kadar text, p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint, berlaku_dari timestamptz) language sql stable parallel safe as $$
  select h.id, h.harga_per_gram::bigint, h.berlaku_dari from harga_emas h
   where h.kode_toko = p_kode_toko and h.jenis = p_jenis and h.kode_kadar = p_kode_kadar and h.berlaku_dari <= p_saat
   order by h.berlaku_dari desc, h.id desc limit 1
$$;
create function harga_murni_pada(p_kode_toko text, p_saat timestamptz)
returns table (harga numeric) language sql stable parallel safe as $$
  select (value #>> '{}')::numeric
    from (select value from parameter_toko
           where kode_toko = p_kode_toko and key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE' and berlaku_dari <= p_saat
           order by berlaku_dari desc, id desc limit 1) kini
   where case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric > 0 end
$$;

-- What a piece sells by: its group's row, else its kadar's, which is looked for only where the group has none; and
-- where neither has one, pure gold by its fineness, which is no row (D-9.1).
create function harga_jual_pada(p_kode_toko text, p_kode_group text, p_kode_kadar text, p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint) language sql stable parallel safe as $$
  select harga_id, harga_per_gram from harga_group_pada(p_kode_toko, 'JUAL', p_kode_group, p_saat)
  union all
  select harga_id, harga_per_gram from harga_kadar_pada(p_kode_toko, 'JUAL', p_kode_kadar, p_saat)
   where not exists (select from harga_group_pada(p_kode_toko, 'JUAL', p_kode_group, p_saat))
$$;
create function harga_jual_barang(p_kode_toko text, p_kode_group text, p_kode_kadar text, p_persen numeric,
                                  p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint) language sql stable parallel safe as $$
  select harga_id, harga_per_gram from harga_jual_pada(p_kode_toko, p_kode_group, p_kode_kadar, p_saat)
  union all
  select null, sebesar_persen(harga, p_persen) from harga_murni_pada(p_kode_toko, p_saat)
   where not exists (select from harga_jual_pada(p_kode_toko, p_kode_group, p_kode_kadar, p_saat))
$$;
