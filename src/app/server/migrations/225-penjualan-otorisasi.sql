-- What of a sale or a deposit somebody else had to agree to, worked out anew from its lines (D-9.3, D-27.2).

-- What a piece should have cost, as the act knew it; empty on lines from before this migration.
alter table penjualan_barang add column op uuid, add column harga_komputer rupiah, add column harga_hari rupiah,
  add column berlian boolean not null default false;
alter table titipan_barang add column op uuid, add column harga_komputer rupiah, add column harga_hari rupiah,
  add column berlian boolean not null default false;

-- The few lines that might need somebody: the rest is never looked at again.
alter table penjualan_barang add column menyimpang boolean generated always as (
  op is not null and (netto + kupon_rp < harga_komputer or harga_per_gram > harga_hari or berat <> berat_stock
    or (berlian and netto < harga_modal))) stored;
alter table titipan_barang add column menyimpang boolean generated always as (
  op is not null and (netto < harga_komputer or harga_per_gram > harga_hari or (berlian and netto < harga_modal))) stored;
create index penjualan_barang_menyimpang on penjualan_barang (kode_toko, op) where menyimpang;
create index titipan_barang_menyimpang on titipan_barang (kode_toko, op) where menyimpang;
create index audit_cetak_ulang on audit (kode_toko, op) where tindakan = 'CETAK_ULANG';

-- Percent of a sum as the rules round it: half up, once.
create function bagian_persen(p_rupiah bigint, p_persen bigint) returns bigint language sql immutable parallel safe as $$
  select (p_rupiah * p_persen + 5000) / 10000
$$;

-- The events that a line asks for, by the limits of its moment and the level that acted; coupons are no
-- discount of whoever sells, and an owner's discount has no limit.
create function tuntutan_baris(p_toko text, p_level text, p_saat timestamptz, p_netto bigint, p_kupon bigint, p_komputer bigint,
  p_per_gram bigint, p_hari bigint, p_berat bigint, p_berat_stock bigint, p_berlian boolean, p_modal bigint)
returns table (event text) language sql stable parallel safe as $$
  select e.event from (values
    ('HARGA_DI_BAWAH', p_level in ('KASIR', 'SPV', 'MU') and p_netto + p_kupon < p_komputer - bagian_persen(p_komputer,
      case p_level when 'MU' then batas_toko(p_toko, 'BATAS_DISKON_MU', p_saat, 1000)
                   when 'SPV' then batas_toko(p_toko, 'BATAS_DISKON_SPV', p_saat, 500)
                   else batas_toko(p_toko, 'BATAS_DISKON_KASIR', p_saat, 200) end)),
    ('BATAS_HARGA', p_hari > 0 and p_per_gram > p_hari
      and p_per_gram > p_hari + bagian_persen(p_hari, batas_toko(p_toko, 'BATAS_NAIK_HARGA_PERSEN', p_saat, 1000))),
    ('TOLERANSI_BERAT', p_berat <> p_berat_stock
      and abs(p_berat - p_berat_stock) > batas_toko(p_toko, 'TOLERANSI_BERAT_JUAL', p_saat, 20)),
    ('BERLIAN_DI_BAWAH_MODAL', p_level in ('KASIR', 'SPV', 'MU') and p_berlian and p_netto < p_modal)) e (event, perlu)
  where e.perlu
$$;

create view v_need__penjualan as
select l.kode_toko as shop, l.op as op_id, e.event
  from penjualan_barang l
  join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
  cross join lateral tuntutan_baris(l.kode_toko, a.level, p.input_date, l.netto, l.kupon_rp, l.harga_komputer, l.harga_per_gram,
    l.harga_hari, l.berat, l.berat_stock, l.berlian, l.harga_modal) e
 where l.menyimpang;

create or replace view v_need__titipan as
select t.kode_toko as shop, s.op as op_id, 'BATAL_TITIPAN'::text as event
  from titipan t join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
union all
select t.kode_toko, s.op, 'REFUND_TITIPAN'
  from titipan t
  join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
  join lateral (select a.level from audit a where a.kode_toko = s.kode_toko and a.op = s.op order by a.urut limit 1) a
    on a.level in ('KASIR', 'SPV', 'MU')
 where t.ditahan_rp < t.dp_rp * batas_toko(t.kode_toko, 'BATAL_TITIPAN_PERSEN', t.tgl_batal, 0) / 10000
union all
select l.kode_toko, l.op, e.event
  from titipan_barang l
  join titipan t on t.kode_toko = l.kode_toko and t.no_titip = l.no_titip
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
  cross join lateral tuntutan_baris(l.kode_toko, a.level, t.input_date, l.netto, 0, l.harga_komputer, l.harga_per_gram,
    l.harga_hari, l.berat, l.berat, l.berlian, l.harga_modal) e
 where l.menyimpang;

-- A copy of any paper (D-6.5).
create view v_need__cetak as
select kode_toko as shop, op as op_id, 'CETAK_ULANG'::text as event from audit where tindakan = 'CETAK_ULANG';

select susun_pandangan('v_need');
