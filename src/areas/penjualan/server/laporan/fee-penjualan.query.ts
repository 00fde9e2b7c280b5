import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { feePenjualanReport } from '#areas/penjualan/contract/fee-penjualan.report.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import { TAMBAHAN, TAMBAHAN_ONGKOS, TAMBAHAN_SENDIRI } from '#areas/penjualan/rules/tambahan.ts';
import { jumlahTambahan, kolomTambahan } from '#areas/penjualan/server/laporan/tambahan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const KERJA = jumlahTambahan(TAMBAHAN_ONGKOS, 'p');
const SENDIRI = jumlahTambahan(TAMBAHAN_SENDIRI, 'faktur');

type Saring = FiltersOf<typeof feePenjualanReport>;

/** The rate stands on the invoice since its day; a changed parameter changes no old fee. */
export const feePenjualanQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with faktur as (
    select p.no_faktur_jual, p.tgl_system, p.kode_sales, p.berat, p.fee_persen, ${kolomTambahan(TAMBAHAN_SENDIRI)},
           sum(l.netto)::bigint as netto, (sum(l.ongkos) + ${KERJA})::bigint as ongkos
    ${dariTerjual(kode_toko, saring)} ${same('p.kode_sales', saring.kode_sales)}
     group by p.kode_toko, p.no_faktur_jual, p.tgl_system, p.kode_sales, p.berat, p.fee_persen,
              ${kolomTambahan(TAMBAHAN)}
  )
  select faktur.*, per_gram(ongkos, berat) as ongkos_gram,
         sebesar_persen(netto, fee_persen) as fee_rp, ongkos + ${SENDIRI} as total_tambahan
    from faktur where ongkos <> 0 or fee_persen <> 0 or ${SENDIRI} <> 0
   order by tgl_system, no_faktur_jual`;
