import type { FiltersOf } from '#kit/contract/report.ts';
import { withShares } from '#kit/server/shares.query.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { penjualanGlobalJenisReport } from '#areas/penjualan/contract/penjualan-global-jenis.report.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof penjualanGlobalJenisReport>;

export const penjualanGlobalJenisQuery = (saring: Saring, { kode_toko }: Ctx): Query => {
  const rows = sql`
  select l.kode_dept, coalesce((select nama from jenis j where j.kode_toko = ${kode_toko}
           and j.kode_dept = l.kode_dept), l.kode_dept) as nama_dept, l.kadar, sum(l.qty)::int as qty,
         case when min(l.kode_kadar) = max(l.kode_kadar) then min(l.kode_kadar) end as kode_kadar,
         sum(l.berat)::bigint as berat, sum(l.murni)::bigint as murni, sum(l.berat_asli)::bigint as berat_asli,
         persen_dari(sum(l.murni), sum(l.berat_asli)) as kadar_rata,
         sum(l.netto)::bigint as netto, per_gram(sum(l.netto), sum(l.berat)) as harga_gram
    ${dariTerjual(kode_toko, saring)}
     ${same('l.kode_group', saring.kode_group)} ${same('l.kode_kadar', saring.kadar)}
   group by l.kode_dept, l.kadar`;
  const shares = { kontribusi: 'berat', kontribusi_rp: 'netto' };
  return sql`${withShares(rows, shares, 'kode_dept, kadar')} order by nama_dept, kode_dept, kadar`;
};
