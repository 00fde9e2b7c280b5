import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { batalPembelianReport } from '#areas/pembelian/contract/batal-pembelian.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof batalPembelianReport>;

/** Lines of cancelled buy-backs; one is only ever cancelled on its own business day (D-6.4). */
export const batalPembelianQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  select l.no_faktur_beli, l.tgl_system, p.tgl_batal, p.batal_by, o.disetujui_by as otorisasi_by,
         coalesce(p.alasan_batal, '') as alasan, l.nama_barang, l.kadar, l.kondisi, l.qty, l.berat, l.murni,
         l.harga, p.nama_customer, p.kode_sales, p.input_by
    from nota_beli p
    join nota_beli_barang l on l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli
    left join lateral (
      select disetujui_by from otorisasi o
       where o.kode_toko = p.kode_toko and o.keystore = any(p.otorisasi)
         and o.event && array['BATAL_PEMBELIAN', 'BATAL_TUKAR', 'BATAL_HUTANG_LUNAS', 'BATAL_MANUAL']
       order by o.input_date desc limit 1) o on true
   where p.kode_toko = ${kode_toko} and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     and p.status = 'CANC'
     ${same('p.kode_sales', saring.kode_sales)} ${same('p.input_by', saring.input_by)}
   order by p.batal_by, p.tgl_batal, l.no_faktur_beli, l.urut`;
