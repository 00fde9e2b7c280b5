import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { jualBeliReport } from '#areas/dashboard/contract/laporan/jual-beli.report.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof jualBeliReport>;

const KUNCI = {
  HARI: sql`l.tgl_system::text`,
  BULAN: sql`to_char(l.tgl_system, 'YYYY-MM')`,
  KADAR: sql`l.kode_kadar`,
  JENIS: sql`l.kode_dept`,
};

export const jualBeliQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with jual as (
    select ${KUNCI[saring.group_by]} as kunci, sum(l.berat)::bigint as berat, sum(l.murni)::bigint as murni,
           sum(l.netto)::bigint as rp ${dariTerjual(kode_toko, saring)} group by 1
  ), beli as (
    select ${KUNCI[saring.group_by]} as kunci, sum(l.berat)::bigint as berat, sum(l.murni)::bigint as murni,
           sum(l.harga)::bigint as rp ${dariDibeli(kode_toko, saring)} group by 1
  ), r as (
    select kunci, coalesce(j.berat, 0) as jual_berat, coalesce(j.murni, 0) as jual_murni, coalesce(j.rp, 0) as netto,
           coalesce(b.berat, 0) as beli_berat, coalesce(b.murni, 0) as beli_murni, coalesce(b.rp, 0) as harga
      from jual j full join beli b using (kunci)
  )
  select r.*, jual_berat - beli_berat as neto_berat, jual_murni - beli_murni as neto_murni, netto - harga as neto_rp,
         persen_dari(beli_berat, jual_berat) as rasio,
         round(per_gram_tepat(netto, jual_murni) - per_gram_tepat(harga, beli_murni))::bigint as selisih_gram
    from r order by kunci`;
