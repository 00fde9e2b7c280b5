import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { perputaranReport } from '#areas/dashboard/contract/laporan/perputaran.report.ts';
import { HARI_STOCK_KURANG } from '#areas/dashboard/rules/saran.ts';
import { manualRata } from '#areas/manual/server/stock-rata.query.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import { barangPada } from '#areas/stock/server/laporan/dahulu.query.ts';
import { stockRata } from '#areas/stock/server/tempat-toko.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { dashboardParam } from '#areas/dashboard/contract/dashboard.parameter.ts';

type Saring = FiltersOf<typeof perputaranReport>;

/** `b` is the piece or the goods, `x` a sold line or a place of stock, both with its warehouse and tray. */
const KUNCI = {
  JENIS: sql`b.kode_dept`,
  GROUP: sql`b.kode_group`,
  KADAR: sql`b.kode_kadar`,
  NAMA_BARANG: sql`upper(b.nama_barang)`,
  SUPPLIER: sql`coalesce(b.kode_supplier, '-')`,
  BAKI: sql`x.kode_gudang || coalesce('/' || x.kode_baki, '')`,
};

/** Goods without a barcode say of themselves what a piece says (decision 1066). */
const TANPA_BARCODE = sql`
  cross join lateral (
    select x.kode_dept, x.kode_group, x.kode_kadar, x.nama_barang, null::text as kode_supplier) b`;

/** Pieces by their names when the span ends, the best seller first; a year has 365 days, however long it is. */
export const perputaranQuery = (saring: Saring, { kode_toko, param }: Ctx): Query => {
  const piece = sql`
    join (${barangPada(saring.tgl_to, kode_toko)}) b on b.kode_toko = ${kode_toko}
   and b.kode_barcode = x.kode_barcode`;
  const kunci = KUNCI[saring.group_by];
  const { tgl_from, tgl_to } = saring;
  const laku = sql`${kunci} as kunci, x.qty, x.berat, x.netto - x.harga_modal as laba`;
  return sql`
  with lama as (select (${saring.tgl_to}::date - ${saring.tgl_from}::date + 1)::numeric as hari
  ), terjual as (
    select l.* ${dariTerjual(kode_toko, saring)}
  ), jual as (
    select kunci, sum(qty)::int as qty, sum(berat) as berat, sum(laba) as laba
      from (select ${laku} from terjual x ${piece}
            union all
            select ${laku} from terjual x ${TANPA_BARCODE} where x.kode_barcode = '-') t group by 1
  ), stock as (
    select kunci, sum(qty)::int as qty, sum(berat) as berat, sum(rata) as rata, sum(modal) as modal
      from (select ${kunci} as kunci, x.akhir_qty as qty, x.akhir_berat as berat, x.rata_berat as rata,
                   x.rata_qty * b.harga_modal as modal
              from (${stockRata(kode_toko, tgl_from, tgl_to)}) x ${piece}
            union all
            select ${kunci}, x.akhir_qty, x.akhir_berat, x.rata_berat, x.rata_modal
              from (${manualRata(kode_toko, tgl_from, tgl_to)}) x ${TANPA_BARCODE}) s group by 1
  ), r as (
    select kunci, coalesce(j.qty, 0) as jual_qty, coalesce(j.berat, 0)::bigint as jual_berat,
           round(coalesce(s.rata, 0))::bigint as stock_rata, coalesce(s.qty, 0) as stock_qty,
           coalesce(s.berat, 0)::bigint as stock_akhir, j.laba, s.modal, lama.hari,
           bulat_bagi(coalesce(s.berat, 0) * lama.hari, j.berat) as hari_stock
      from jual j full join stock s using (kunci) cross join lama
     where coalesce(j.qty, 0) <> 0 or coalesce(s.qty, 0) <> 0 or round(s.rata) <> 0
  )
  select kunci, jual_qty, jual_berat, stock_rata, stock_qty, stock_akhir,
         bulat_bagi(jual_berat * 36500.0 / nullif(stock_rata, 0), hari) as perputaran, hari_stock,
         persen_dari(jual_qty, jual_qty + stock_qty) as laku_persen,
         bulat_bagi(laba * 36500.0 / nullif(modal, 0), hari) as gmroi,
         case when jual_qty = 0 then 'MATI' when hari_stock < ${HARI_STOCK_KURANG} then 'TAMBAH'
              when hari_stock > ${param(dashboardParam.STOCK_UMUR_HARI)}::int then 'LEBIH' else 'CUKUP' end as saran
    from r order by jual_berat desc, kunci`;
};
