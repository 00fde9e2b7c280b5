import type { Hari } from '#kit/rules/hari.ts';
import { localTimeOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Harian, Jam, JualHari } from '#areas/dashboard/contract/toko.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { NETTO_JUAL } from '#areas/penjualan/server/netto-jual.query.ts';

export type JualJam = Jam & Pick<JualHari, 'qty' | 'gram'>;

/** Counted sales of the day by the hour in which they were paid, on the shop's clock. */
export const jualJamQuery = ({ kode_toko, hari, toko }: Ctx): Query<JualJam> => sql`
  select extract(hour from ${localTimeOf(sql`valid_at`, toko.zona)})::int as jam,
         count(*)::int as nota, sum(qty)::int as qty, sum(berat)::bigint as gram,
         sum(${NETTO_JUAL})::bigint as rupiah
    from nota_jual
   where kode_toko = ${kode_toko} and tgl_system = ${hari}::date and status = 'DONE' group by 1 order by 1`;

/** Laba ÷ netto over the lines whose cost is known (reports.md §4). */
export const labaHariQuery = ({
  kode_toko,
  hari,
}: Ctx): Query<Pick<JualHari, 'laba_persen' | 'tanpa_modal'>> => sql`
  select persen_dari(sum(l.netto - l.harga_modal),
                     sum(l.netto) filter (where l.harga_modal is not null)) as laba_persen,
         count(*) filter (where l.harga_modal is null)::int as tanpa_modal
    from nota_jual_barang l
    join nota_jual p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual and p.status = 'DONE'
   where l.kode_toko = ${kode_toko} and l.tgl_system = ${hari}::date`;

export const HARI_GRAFIK = 14;

/** Every day up to the open one, also those on which nothing was sold. */
export const harianQuery = (kode_toko: string, hari: Hari): Query<Harian> => sql`
  with terjual as (
    select tgl_system, sum(qty) as qty, sum(berat) as gram, sum(${NETTO_JUAL}) as rupiah from nota_jual
     where kode_toko = ${kode_toko} and tgl_system between ${hari}::date - ${HARI_GRAFIK - 1}::int and ${hari}::date
       and status = 'DONE'
     group by tgl_system)
  select d.tgl::date as tgl_system, coalesce(qty, 0)::int as qty, coalesce(gram, 0)::bigint as gram,
         coalesce(rupiah, 0)::bigint as rupiah
    from generate_series(${hari}::date - ${HARI_GRAFIK - 1}::int, ${hari}::date, '1 day') d (tgl)
    left join terjual t on t.tgl_system = d.tgl::date order by 1`;
