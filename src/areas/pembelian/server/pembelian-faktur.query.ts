import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { pembelianFakturReport } from '#areas/pembelian/contract/pembelian-faktur.report.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof pembelianFakturReport>;

/** Bought pieces; the detail says weight and price of each condition of the invoice in this group. */
export const pembelianFakturQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with dibeli as (
    select l.no_faktur_beli, l.urut, p.kode_sales, l.nama_barang, l.kode_group, l.harga_emas, l.berat_nota, l.berat,
           l.harga_nota, l.harga, coalesce(l.kondisi, '-') as kondisi
    ${dariDibeli(kode_toko, saring)}
      ${same('l.kode_group', saring.kode_group)} ${same('l.kode_kelompok', saring.kelompok_harga)}
      ${same('l.kondisi', saring.kondisi)}
  ), perkondisi as (
    select no_faktur_beli, kode_group, kondisi, sum(berat) as berat, sum(harga) as harga
      from dibeli group by no_faktur_beli, kode_group, kondisi
  ), detail as (
    select no_faktur_beli, kode_group,
           array_agg(kondisi || ' ' || to_char(berat / 1000.0, 'FM999,999,990.000') || ' g Rp '
             || to_char(harga, 'FM999,999,999,999,990') order by kondisi) as detail_kondisi
      from perkondisi group by no_faktur_beli, kode_group
  )
  select no_faktur_beli, kode_sales, nama_barang, kode_group, harga_emas, berat_nota, berat, harga_nota, harga,
         kondisi, detail_kondisi
    from dibeli join detail using (no_faktur_beli, kode_group)
   order by kode_group, no_faktur_beli, urut`;
