import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Bulan } from '#areas/penjualan/contract/chart.api.ts';

const JUMLAH = sql`coalesce(sum(grand_total), 0)::bigint as rupiah, coalesce(sum(berat), 0)::bigint as gram,
  coalesce(sum(qty), 0)::int as qty`;

export const beliHariQuery = (
  kode_toko: string,
  tgl: Hari,
): Query<{ rupiah: Rupiah; gram: Miligram; qty: number }> => sql`
  select ${JUMLAH} from nota_beli where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and status = 'DONE'`;

/** Twelve rows, also where nothing was bought. */
export const beliBulananQuery = (kode_toko: string, tahun: number): Query<Bulan> => sql`
  with dibeli as (
    select extract(month from tgl_system)::int as bulan, ${JUMLAH} from nota_beli
     where kode_toko = ${kode_toko} and tgl_system between make_date(${tahun}::int, 1, 1)
       and make_date(${tahun}::int, 12, 31) and status = 'DONE'
     group by 1)
  select b.bulan, coalesce(rupiah, 0)::bigint as rupiah, coalesce(gram, 0)::bigint as gram, coalesce(qty, 0)::int as qty
    from generate_series(1, 12) b (bulan) left join dibeli using (bulan) order by b.bulan`;
