-- Fineness chooses the price (D-51.16).

-- Of the rows of a group and of a kadar: a group that is of one kadar prices by its own row, any other never sells gold
-- for less than its kadar costs. The same decision as `pilihHarga`, for many pieces in one statement.
create or replace function harga_jual_pada(p_kode_toko text, p_kode_group text, p_kode_kadar text, p_saat timestamptz)
returns table (harga_id bigint, harga_per_gram bigint) language sql stable parallel safe as $$
  select x.harga_id, x.harga_per_gram from (
    select harga_id, harga_per_gram, 1 as urut from harga_group_pada(p_kode_toko, 'JUAL', p_kode_group, p_saat)
    union all
    select harga_id, harga_per_gram, 2 from harga_kadar_pada(p_kode_toko, 'JUAL', p_kode_kadar, p_saat)
     where not exists (select from group_barang g
                        where g.kode_toko = p_kode_toko and g.kode_group = p_kode_group and g.kode_kadar is not null
                          and exists (select from harga_group_pada(p_kode_toko, 'JUAL', p_kode_group, p_saat)))) x
   order by x.harga_per_gram desc, x.urut limit 1
$$;

-- Pieces from before this migration may be called otherwise than their code; those after it may not.
alter table barang add column aturan smallint not null default 1;
alter table barang alter column aturan set default 2;

-- A piece for sale: what it says, what its code says, and what its group is of.
create view v_fineness__stock as
select b.kode_toko as shop, b.kode_barcode as barcode, b.kadar as figure, b.persen as fine, k.persen as code_fine,
       b.kode_kadar as code, g.kode_kadar as group_code
  from barang b
  join kadar k on k.kode_toko = b.kode_toko and k.kode_kadar = b.kode_kadar
  join group_barang g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
 where b.aturan > 1 and b.status in ('READY', 'TITIP', 'SERVICE');
select susun_pandangan('v_fineness');

-- A piece that goes to a tray is called by its code from then on: the gold that was tested goes through `lebur`.
alter table retag_pembelian add column kadar_barang persen;

-- The most that the shop pays for the fine gold of a line by the buying price of its kadar; what is above it by more
-- than BATAS_NAIK_HARGA_PERSEN is agreed to, whatever chose the price.
alter table pembelian_barang add column harga_wajar rupiah;
create view v_need__pembelian_wajar as
select l.kode_toko as shop, l.op as op_id, 'BELI_DI_ATAS_HARGA'::text as event
  from pembelian_barang l join pembelian p using (kode_toko, no_faktur_beli)
 where case when l.harga > l.harga_wajar then l.harga > l.harga_wajar
       + (l.harga_wajar * batas_toko(l.kode_toko, 'BATAS_NAIK_HARGA_PERSEN', p.input_date, 1000) + 5000) / 10000 else false end;
select susun_pandangan('v_need');

-- The kadar of a group chooses prices, too: what it was and became is kept like any price.
create or replace trigger harga_group_barang after insert or update on group_barang for each row
  execute function catat_harga('kode_group', 'kode_kadar,kategori_harga,kode_harga');
