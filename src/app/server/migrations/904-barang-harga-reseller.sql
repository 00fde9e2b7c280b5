-- What a reseller pays for a gram: rows of their own, dated and never changed as all prices are (D-39.6). The group's row, else
-- the kadar's; where there is none the sale takes RESELLER_PERSEN off the selling price.
alter table harga_emas drop constraint harga_emas_jenis_check,
  add constraint harga_emas_jenis_check check (jenis in ('JUAL', 'BELI', 'RESELLER'));
create function harga_reseller_pada(p_kode_toko text, p_kode_group text, p_kode_kadar text, p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint) language sql stable parallel safe as $$
  select harga_id, harga_per_gram from harga_group_pada(p_kode_toko, 'RESELLER', p_kode_group, p_saat)
  union all
  select harga_id, harga_per_gram from harga_kadar_pada(p_kode_toko, 'RESELLER', p_kode_kadar, p_saat)
   where not exists (select from harga_group_pada(p_kode_toko, 'RESELLER', p_kode_group, p_saat))
$$;
