-- Wholesale (D-47): prices per gram of their own, and what was weighed or counted of each group, kept on the sale. A sale over the
-- counter has none.
alter table harga_emas drop constraint harga_emas_jenis_check,
  add constraint harga_emas_jenis_check check (jenis in ('JUAL', 'BELI', 'RESELLER', 'GROSIR'));

alter table penjualan add column grosir jsonb
  check (jsonb_typeof(grosir) = 'array' and jsonb_array_length(grosir) > 0);

create index penjualan_grosir on penjualan (kode_toko, no_faktur_jual) where grosir is not null;
