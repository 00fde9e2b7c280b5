import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';

export type Sehari = { tgl: Hari; jual: number; beli: number; netto: number };
type Periode = { readonly tgl_from: Hari; readonly tgl_to: Hari };

/** Every day of a span, also those on which nothing was sold or bought. */
export const harianJualBeliQuery = (kode_toko: string, days: Periode): Query<Sehari> => sql`
  with jual as (
    select l.tgl_system, sum(l.berat) as berat, sum(l.netto) as rp ${dariTerjual(kode_toko, days)} group by 1
  ), beli as (
    select l.tgl_system, sum(l.berat) as berat ${dariDibeli(kode_toko, days)} group by 1
  )
  select d.tgl::date as tgl, coalesce(j.berat, 0)::bigint as jual, coalesce(b.berat, 0)::bigint as beli,
         coalesce(j.rp, 0)::bigint as netto
    from generate_series(${days.tgl_from}::date, ${days.tgl_to}::date, '1 day') d (tgl)
    left join jual j on j.tgl_system = d.tgl::date left join beli b on b.tgl_system = d.tgl::date order by 1`;
