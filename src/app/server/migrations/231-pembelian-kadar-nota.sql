-- Two more things of a buy-back that somebody else agrees to (D-13.1): a test above the kadar of the shop's own
-- nota, and more than today's price for a nota of which the price is only told.

-- Lines from before this migration were saved by other rules and are not asked anew.
alter table pembelian_barang add column aturan smallint not null default 1;
alter table pembelian_barang alter column aturan set default 2;

create or replace view v_need__pembelian_nota as
select l.kode_toko as shop, l.op as op_id, 'BATAS_HARGA'::text as event
  from pembelian_barang l join pembelian p using (kode_toko, no_faktur_beli)
 where case when l.aturan > 1 and l.kadar > l.kadar_nota
       then l.kadar - l.kadar_nota > batas_toko(l.kode_toko, 'TOLERANSI_KADAR_BELI', p.input_date, 0) else false end
union all
select kode_toko, op, 'BELI_DI_ATAS_HARGA' from pembelian_barang
 where aturan > 1 and asal_nota <> 'NOTA_SENDIRI' and harga > harga_hari_ini;

select susun_pandangan('v_need');
