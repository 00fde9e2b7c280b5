import type { FiltersOf } from '#kit/contract/report.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { teksKadar } from '#areas/barang/server/teks-kadar.query.ts';
import { globalStockReport } from '#areas/dashboard/contract/laporan/global-stock.report.ts';
import { rantai, type Siapa } from '#areas/dashboard/server/laporan/cabang.query.ts';
import { gabung } from '#areas/dashboard/server/laporan/rantai/gabung.query.ts';
import { selaKiriman } from '#areas/kirim/server/sela-kiriman.query.ts';
import { barangPada } from '#areas/stock/server/laporan/dahulu.query.ts';
import { emasLepas } from '#areas/stock/server/laporan/tempat-stock.query.ts';
import { stockRata, tempatToko } from '#areas/stock/server/tempat-toko.query.ts';

type Saring = FiltersOf<typeof globalStockReport>;

const KUNCI = {
  KADAR: teksKadar(sql`c.kode_toko`, sql`b.kode_kadar`),
  JENIS: sql`b.kode_dept`,
  GROUP: sql`b.kode_group`,
};

/**
 * Goods on their way count once, with the sender, until they are received, also while his day is closed (reports.md
 * §3); what craftsmen hold is the shop's gold (D-50.4).
 */
export const globalStockQuery = (saring: Saring, ctx: Siapa, { rows }: ChainSaid): Query => {
  const semua = gabung(globalStockReport, stockToko(saring, ctx), rows);
  return sql`
  select * from (${semua}) semua
   order by case blok when 'STOCK' then 1 when 'DALAM KIRIMAN' then 3 else 2 end, kunci, nama_toko`;
};

export const tokoStock = ({ toko }: Saring, ctx: Siapa): Query =>
  rantai(toko, sql`h.kadar > 0`, ctx);

const stockToko = (saring: Saring, ctx: Siapa): Query => {
  const { per_tanggal, group_by } = saring;
  return sql`
  with cabang as (${tokoStock(saring, ctx)}
  ), stock as (
    select c.kode_toko, c.nama_toko, ${KUNCI[group_by]} as kunci, sum(x.akhir_qty) as qty, sum(x.akhir_berat) as berat,
           sum(x.akhir_murni) as murni
      from cabang c
     cross join lateral (${stockRata(sql`c.kode_toko`, per_tanggal, per_tanggal)}) x
      join (${barangPada(per_tanggal)}) b on b.kode_toko = c.kode_toko and b.kode_barcode = x.kode_barcode
     group by 1, 2, 3
  ), jalan as (
    select c.kode_toko, c.nama_toko,
           case when h.akun like 'kirim:%' then 'DALAM KIRIMAN' else 'ROSOK & SEPUHAN' end as blok,
           h.qty, h.berat, h.murni
      from cabang c
      join saldo_hari h on h.kode_toko = c.kode_toko and h.tgl_system <= ${per_tanggal}::date and h.kadar > 0
      left join gudang g on g.kode_toko = h.kode_toko and g.kode_gudang = case
        when h.akun like 'baki:%' then split_part(substr(h.akun, 6), '/', 1)
        when h.akun like 'gudang:%' then substr(h.akun, 8) end
     where h.akun like 'kirim:%' or h.akun like 'tukang:%' or g.jenis in ('BELI', 'ROSOK', 'HANCUR')
    union all
    select c.kode_toko, c.nama_toko, 'DALAM KIRIMAN', s.arah * s.qty, s.arah * s.berat, s.arah * s.murni
      from cabang c join (${selaKiriman(per_tanggal)}) s on s.kode_toko = c.kode_toko
  ), lain as (
    select kode_toko, nama_toko, blok, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni
      from jalan group by 1, 2, 3
  ), lepas as (
    -- Shop stock that is no piece: deliveries without a label yet, goods without a barcode (as № 63).
    select c.kode_toko, c.nama_toko, sum(x.qty) as qty, sum(x.berat) as berat, sum(x.murni) as murni
      from cabang c
     cross join lateral (
       select e.qty, e.berat, e.murni
         from (${emasLepas(sql`c.kode_toko`, sql`k.tgl_system <= ${per_tanggal}::date`)})
           e (kode_barcode, akun, kadar, qty, berat, murni)
         join (${tempatToko(sql`c.kode_toko`)}) t on t.akun = e.akun) x
     group by 1, 2
  ), baris as (
    select 'STOCK' as blok, kunci, kode_toko, nama_toko, qty, berat, murni from stock
    union all
    select 'STOCK', 'TANPA BARCODE', kode_toko, nama_toko, qty, berat, murni from lepas
    union all
    select blok, blok, kode_toko, nama_toko, qty, berat, murni from lain
  )
  select blok, kunci, kode_toko, nama_toko, qty::int as total_qty, berat::bigint as total_berat,
         murni::bigint as total_murni
    from baris where qty <> 0 or berat <> 0`;
};
