-- What of a buy-back somebody else had to agree to, worked out anew from its lines (D-13.1, D-27.2).

-- The act that saved a line; the head names the latest act on the document.
alter table pembelian_barang add column op uuid;
alter table pembelian_barang disable trigger pembelian_barang_tetap;
update pembelian_barang l set op = coalesce(
  (select a.op from audit a where a.kode_toko = l.kode_toko and a.tabel = 'pembelian' and a.kunci = l.no_faktur_beli
      and a.tindakan in ('BELI', 'SIMPAN') order by a.urut limit 1),
  (select p.op from pembelian p where p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli));
alter table pembelian_barang enable trigger pembelian_barang_tetap;
alter table pembelian_barang alter column op set not null;

-- A switch of the shop at a moment; `p_bawaan` is its default of parameter.ts (a test compares them).
create function sakelar_toko(p_toko text, p_key text, p_waktu timestamptz, p_bawaan boolean) returns boolean
language sql stable parallel safe as $$
  select coalesce((select value::boolean from parameter_toko
    where kode_toko = p_toko and key = p_key and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1), p_bawaan)
$$;

-- Of each line what is cheap to see comes first: only the few that might need somebody ask for a limit.
create or replace view v_need__pembelian as
select kode_toko as shop, op as op_id, 'HANCUR_PEMBELIAN'::text as event from hancur_pembelian
union all
select kode_toko, op, 'BELI_DI_ATAS_HARGA' from pembelian_barang where harga > harga_tawar
union all
select l.kode_toko, l.op, 'BATAS_HARGA' from pembelian_barang l join pembelian p using (kode_toko, no_faktur_beli)
 where case when l.harga_per_gram > l.harga_hari then l.harga_per_gram > l.harga_hari
       + (l.harga_hari * batas_toko(l.kode_toko, 'BATAS_NAIK_HARGA_PERSEN', p.input_date, 1000) + 5000) / 10000 else false end
union all
select l.kode_toko, l.op, 'BELI_DI_ATAS_NOTA' from pembelian_barang l join pembelian p using (kode_toko, no_faktur_beli)
 where case when l.harga > l.harga_nota then sakelar_toko(l.kode_toko, 'OTORISASI_DI_ATAS_NOTA', p.input_date, true) else false end
union all
select l.kode_toko, l.op, 'BELI_BERAT_LEBIH' from pembelian_barang l join pembelian p using (kode_toko, no_faktur_beli)
 where case when l.berat > l.berat_nota
       then l.berat - l.berat_nota > batas_toko(l.kode_toko, 'TOLERANSI_BERAT_BELI', p.input_date, 50) else false end
union all
select l.kode_toko, l.op, 'BELI_KADAR_TURUN' from pembelian_barang l join pembelian p using (kode_toko, no_faktur_beli)
 where case when l.kadar < l.kadar_nota
       then l.kadar_nota - l.kadar > batas_toko(l.kode_toko, 'TOLERANSI_KADAR_BELI', p.input_date, 0) else false end
union all
select p.kode_toko, l.op, 'BELI_DI_ATAS_BATAS'
  from pembelian p
  join pembelian_barang l on l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli and l.urut = 1
  join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
    on a.level in ('KASIR', 'SPV')
 where p.grand_total > case a.level when 'KASIR' then batas_toko(p.kode_toko, 'BATAS_BELI_KASIR', p.input_date, 100000000)
       else batas_toko(p.kode_toko, 'BATAS_BELI_SPV', p.input_date, 250000000) end;

select susun_pandangan('v_need');
