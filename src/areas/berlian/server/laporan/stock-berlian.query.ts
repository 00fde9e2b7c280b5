import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { stockBerlianReport } from '#areas/berlian/contract/laporan/stock-berlian.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Stones held now, with those that are on their way to another shop, which are this one's until they are there, each
 * with its age in days; what is in consignment has no cost of the shop.
 */
export const stockBerlianQuery = (
  saring: FiltersOf<typeof stockBerlianReport>,
  { kode_toko, hari }: Ctx,
): Query => sql`
  select b.kode_berlian, nullif(concat_ws(' ', b.lembaga, b.no_sertifikat), '') as no_sertifikat, b.shape, b.carat,
         b.butir, b.color, b.clarity, b.cut_grade, b.polish, b.symmetry, b.fluorescence, b.status as keadaan,
         case when b.konsinyasi then 'KONSINYASI' end as tanda, b.kode_barcode, p.kode_baki,
         case when not b.konsinyasi then b.harga_modal end as modal, b.harga_jual, b.kode_supplier,
         (${hari}::date - b.tgl_terima)::int as umur_hari
    from berlian b
    left join barang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode
   where b.kode_toko = ${kode_toko}
     and (b.status in ('LEPAS', 'TERPASANG', 'DIBELI') and not b.pergi
       or b.status = 'KIRIM' and b.no_pegang like 'KB%')
     ${same('b.shape', saring.shape)} ${same('b.color', saring.color)} ${same('b.clarity', saring.clarity)}
     ${same('b.cut_grade', saring.cut_grade)} ${same('b.status', saring.keadaan)}
     ${same('b.kode_supplier', saring.kode_supplier)}
     and b.carat >= coalesce(${saring.carat_min ?? null}::bigint, 0)
     and b.carat <= coalesce(${saring.carat_max ?? null}::bigint, b.carat)
   order by b.shape, b.kode_berlian`;
