import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Bulan } from '#areas/penjualan/contract/chart.api.ts';
import { NETTO_JUAL } from '#areas/penjualan/server/netto-jual.query.ts';

const JUMLAH = sql`coalesce(sum(${NETTO_JUAL}), 0)::bigint as rupiah, coalesce(sum(berat), 0)::bigint as gram,
  coalesce(sum(qty), 0)::int as qty`;

export const jualHariQuery = (
  kode_toko: string,
  tgl: Hari,
): Query<{ rupiah: Rupiah; gram: Miligram; qty: number }> => sql`
  select ${JUMLAH} from nota_jual where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and status = 'DONE'`;

/** Twelve rows, also where nothing was sold. */
export const jualBulananQuery = (kode_toko: string, tahun: number): Query<Bulan> => sql`
  with terjual as (
    select extract(month from tgl_system)::int as bulan, ${JUMLAH} from nota_jual
     where kode_toko = ${kode_toko} and tgl_system >= make_date(${tahun}::int, 1, 1)
       and tgl_system <= make_date(${tahun}::int, 12, 31) and status = 'DONE'
     group by 1)
  select b.bulan, coalesce(rupiah, 0)::bigint as rupiah, coalesce(gram, 0)::bigint as gram, coalesce(qty, 0)::int as qty
    from generate_series(1, 12) b (bulan) left join terjual using (bulan) order by b.bulan`;
