import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { potonganReport } from '#areas/penjualan/contract/potongan.report.ts';
import { dariTerjual, DISKON } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

type Saring = FiltersOf<typeof potonganReport>;

/**
 * A line is marked where more was taken off than the cashier's level may give alone. A coupon was
 * promised by the shop itself: it is nobody's discount (D-9.3, D-33.14).
 */
export const potonganQuery = (saring: Saring, { kode_toko, param }: Ctx): Query => sql`
  with dipotong as (
    select l.*, p.kode_sales, p.input_by, ${DISKON} as diskon,
           case when cardinality(p.otorisasi) > 0 then (
             select o.disetujui_by from otorisasi o
              where o.kode_toko = p.kode_toko and o.keystore = any(p.otorisasi) and 'HARGA_DI_BAWAH' = any(o.event)
              order by o.input_date desc limit 1) end as otorisasi_by,
           case (select level from users u where u.user_id = p.input_by)
             when 'KASIR' then ${param(penjualanParam.BATAS_DISKON_KASIR)}::int
             when 'SPV' then ${param(penjualanParam.BATAS_DISKON_SPV)}::int
             when 'MU' then ${param(penjualanParam.BATAS_DISKON_MU)}::int end as batas
    ${dariTerjual(kode_toko, saring)} and ${DISKON} > 0
     ${same('l.kode_potongan', saring.kategori_potongan)} ${same('p.kode_sales', saring.kode_sales)}
     ${same('p.input_by', saring.input_by)}
  )
  select kode_sales, no_faktur_jual, tgl_system, kode_barcode, nama_barang, kode_dept, kode_group, kadar, berat,
         harga as bruto, diskon_rp + bagian_rp as diskon_rp, potongan_rp,
         coalesce((select nama from potongan_kategori k where k.kode_toko = ${kode_toko}
                     and k.kode_potongan = dipotong.kode_potongan), kode_potongan) as kategori_potongan,
         kupon_rp, diskon, coalesce(persen_dari(diskon, harga), 0)::int as persen, netto, input_by,
         otorisasi_by,
         case when (diskon - kupon_rp) * 10000 > batas::bigint * harga
           then case when otorisasi_by is null then 'TANPA_OTORISASI' else 'LEWAT_BATAS' end end as tanda
    from dipotong order by kode_sales, tgl_system, no_faktur_jual, kode_barcode`;
