import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { feePenjualanReport } from '#areas/penjualan/contract/fee-penjualan.report.ts';
import { dariKembali, dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import { TAMBAHAN, TAMBAHAN_ONGKOS, TAMBAHAN_SENDIRI } from '#areas/penjualan/rules/tambahan.ts';
import { jumlahTambahan, kolomTambahan } from '#areas/penjualan/server/laporan/tambahan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const KERJA = jumlahTambahan(TAMBAHAN_ONGKOS, 'p');
const SENDIRI = jumlahTambahan(TAMBAHAN_SENDIRI, 'faktur');

type Saring = FiltersOf<typeof feePenjualanReport>;

const PUNYA = sql`p.kode_sales, p.berat, p.fee_persen, ${kolomTambahan(TAMBAHAN_SENDIRI)},
  sum(l.netto)::bigint as netto, (sum(l.ongkos) + ${KERJA})::bigint as ongkos`;
const SATU = sql`p.kode_toko, p.no_faktur_jual, p.kode_sales, p.berat, p.fee_persen, ${kolomTambahan(TAMBAHAN)}`;
const TIAP = sql.join(
  TAMBAHAN_SENDIRI.map(({ kunci }) => {
    const kolom = sql.ref(kunci);
    return sql`(tanda * ${kolom})::bigint as ${kolom}`;
  }),
);

/**
 * The rate is kept on the invoice since its day; a changed parameter changes no old fee. The whole fee of a parcel that
 * came back is taken off on that day.
 */
export const feePenjualanQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with faktur as (
    select p.no_faktur_jual, p.tgl_system, ${PUNYA}, 1 as tanda
    ${dariTerjual(kode_toko, saring)} ${same('p.kode_sales', saring.kode_sales)}
     group by p.tgl_system, ${SATU}
    union all
    select p.no_faktur_jual, k.tgl_system, ${PUNYA}, -1
    ${dariKembali(kode_toko, saring)} ${same('p.kode_sales', saring.kode_sales)}
     group by k.tgl_system, ${SATU}
  )
  select no_faktur_jual, tgl_system, kode_sales, (tanda * berat)::bigint as berat, fee_persen, ${TIAP},
         (tanda * netto)::bigint as netto, (tanda * ongkos)::bigint as ongkos, per_gram(ongkos, berat) as ongkos_gram,
         (tanda * sebesar_persen(netto, fee_persen))::bigint as fee_rp,
         (tanda * (ongkos + ${SENDIRI}))::bigint as total_tambahan
    from faktur where ongkos <> 0 or fee_persen <> 0 or ${SENDIRI} <> 0
   order by tgl_system, no_faktur_jual, tanda desc`;
