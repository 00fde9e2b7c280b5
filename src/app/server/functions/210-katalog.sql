create or replace view v_written__katalog as
select 'katalog_kategori'::text as row_tbl, kode_kategori as row_no, kode_toko as shop, op as op_id, null::date as business_date
  from katalog_kategori where op is not null
union all select 'katalog_harga', kode_harga_app, kode_toko, op, null::date from katalog_harga where op is not null
union all select 'katalog_banner', kode_banner, kode_toko, op, null::date from katalog_banner where op is not null
union all select 'katalog_info', kode_info, kode_toko, op, null::date from katalog_info where op is not null
union all select 'katalog_item', kode_barang, kode_toko, op, null::date from katalog_item where op is not null
union all select 'katalog_admin', kode_admin, kode_toko, op, null::date from katalog_admin where op is not null
union all select 'katalog_hadiah', kode_hadiah, kode_toko, op, null::date from katalog_hadiah where op is not null
union all select 'katalog_group', kode_group, kode_toko, op, null::date from katalog_group where op is not null
union all select 'katalog_splash', kode, kode_toko, op, null::date from katalog_splash where op is not null;
