import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { batalPenjualanReport } from '#areas/penjualan/contract/batal-penjualan.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof batalPenjualanReport>;

/** Lines of cancelled sales. A sale is only ever cancelled on its own business day (D-6.4). */
export const batalPenjualanQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  select l.no_faktur_jual, l.tgl_system, p.tgl_batal, p.batal_by, o.disetujui_by as otorisasi_by,
         coalesce(p.alasan_batal, '') as alasan, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kadar,
         l.qty, l.berat, l.murni, l.netto, p.nama_customer, p.kode_sales, p.input_by,
         floor(extract(epoch from p.tgl_batal - p.input_date) / 60)::int as selisih_menit, p.no_tukar
    from nota_jual p
    join nota_jual_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
    left join lateral (
      select disetujui_by from otorisasi o
       where o.kode_toko = p.kode_toko and o.keystore = any(p.otorisasi)
         and o.event && array['BATAL_PENJUALAN', 'BATAL_TUKAR', 'BATAL_MANUAL']
       order by o.input_date desc limit 1) o on true
   where p.kode_toko = ${kode_toko} and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     and p.status = 'CANC'
     ${same('p.kode_sales', saring.kode_sales)} ${same('p.input_by', saring.input_by)}
   order by p.batal_by, p.tgl_batal, l.no_faktur_jual, l.kode_barcode`;
