import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { potonganReport } from '#areas/penjualan/contract/potongan.report.ts';
import { dariTerjual, DISKON } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof potonganReport>;

/** What a line should have cost; a held piece costs what was agreed at its deposit. */
const PATOKAN = sql`case when l.no_titip is null then coalesce(l.harga_komputer, l.harga) else l.harga end`;
/** How far the price that was typed, or a lower weight, is below that: as much a reduction as a discount (D-9.3). */
const DI_BAWAH = sql`greatest(${PATOKAN} - l.harga, 0)`;

/**
 * A line is marked where more was taken off than the level that sold might give alone, by the limits of its moment. A
 * coupon was promised by the shop itself: it is no person's discount (D-9.3, D-33.14).
 */
export const potonganQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with dipotong as (
    select l.*, p.kode_sales, p.input_by, ${DISKON} as diskon, ${DI_BAWAH} as di_bawah, ${PATOKAN} as patokan,
           case when cardinality(p.otorisasi) > 0 then (
             select o.disetujui_by from otorisasi o
              where o.kode_toko = p.kode_toko and o.keystore = any(p.otorisasi) and 'HARGA_DI_BAWAH' = any(o.event)
              order by o.input_date desc limit 1) end as otorisasi_by,
           case (select a.level from audit a where a.kode_toko = p.kode_toko and a.op = p.op order by a.urut limit 1)
             when 'KASIR' then batas_toko(p.kode_toko, 'BATAS_DISKON_KASIR', p.input_date, 200)
             when 'SPV' then batas_toko(p.kode_toko, 'BATAS_DISKON_SPV', p.input_date, 500)
             when 'MU' then batas_toko(p.kode_toko, 'BATAS_DISKON_MU', p.input_date, 1000) end as batas
    ${dariTerjual(kode_toko, saring)} and ${DISKON} + ${DI_BAWAH} > 0
     ${same('l.kode_potongan', saring.kategori_potongan)} ${same('p.kode_sales', saring.kode_sales)}
     ${same('p.input_by', saring.input_by)}
  )
  select kode_sales, no_faktur_jual, tgl_system, kode_barcode, nama_barang, kode_dept, kode_group, kadar, berat,
         harga as bruto, diskon_rp + bagian_rp as diskon_rp, potongan_rp,
         coalesce((select nama from potongan_kategori k where k.kode_toko = ${kode_toko}
                     and k.kode_potongan = dipotong.kode_potongan), kode_potongan) as kategori_potongan,
         kupon_rp, diskon, di_bawah as di_bawah_rp, coalesce(persen_dari(diskon, harga), 0)::int as persen, netto,
         input_by, otorisasi_by,
         case when netto + kupon_rp < patokan - bagian_persen(patokan, batas)
           then case when otorisasi_by is null then 'TANPA_OTORISASI' else 'LEWAT_BATAS' end end as tanda
    from dipotong order by kode_sales, tgl_system, no_faktur_jual, kode_barcode`;
