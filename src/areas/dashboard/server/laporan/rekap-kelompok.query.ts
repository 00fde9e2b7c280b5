import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { rekapKelompokReport } from '#areas/dashboard/contract/laporan/rekap-kelompok.report.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import { manualRata } from '#areas/manual/server/stock-rata.query.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import { stockRata } from '#areas/stock/server/tempat-toko.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof rekapKelompokReport>;

/** Sales and buy-backs by the price group of their own day; stock, also without a barcode, by that of now. */
export const rekapKelompokQuery = (saring: Saring, { kode_toko }: Ctx): Query => {
  const kunci = sql`coalesce(l.kode_kelompok, '-') as kelompok_harga, l.kode_group`;
  const { tgl_to } = saring;
  return sql`
  with jual as (
    select ${kunci}, sum(l.berat)::bigint as berat, sum(l.netto)::bigint as rp
    ${dariTerjual(kode_toko, saring)} group by 1, 2
  ), beli as (
    select ${kunci}, sum(l.berat)::bigint as berat, sum(l.harga)::bigint as rp
    ${dariDibeli(kode_toko, saring)} group by 1, 2
  ), stock as (
    select coalesce(g.kode_kelompok, '-') as kelompok_harga, g.kode_group, sum(s.berat)::bigint as berat
      from (select b.kode_group, x.akhir_berat as berat
              from (${stockRata(kode_toko, tgl_to, tgl_to)}) x
              join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = x.kode_barcode
            union all
            select kode_group, akhir_berat from (${manualRata(kode_toko, tgl_to, tgl_to)}) m) s
      join group_barang g on g.kode_toko = ${kode_toko} and g.kode_group = s.kode_group
     group by 1, 2 having sum(s.berat) <> 0
  ), r as (
    select kelompok_harga, kode_group, coalesce(j.berat, 0) as jual_berat, coalesce(j.rp, 0) as netto,
           coalesce(b.berat, 0) as beli_berat, coalesce(b.rp, 0) as harga, coalesce(s.berat, 0) as stock_berat
      from jual j full join beli b using (kelompok_harga, kode_group)
      full join stock s using (kelompok_harga, kode_group)
     where true ${same('kelompok_harga', saring.kelompok_harga)} ${same('kode_group', saring.kode_group)}
  ), h as (
    select r.*, per_gram(netto, jual_berat) as jual_gram,
           per_gram(harga, beli_berat) as beli_gram
      from r
  )
  select h.*, jual_gram - beli_gram as selisih_gram, jual_berat - beli_berat as neto_berat
    from h order by kelompok_harga, kode_group`;
};
