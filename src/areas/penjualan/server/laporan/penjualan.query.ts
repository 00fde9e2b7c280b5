import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { penjualanReport } from '#areas/penjualan/contract/penjualan.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof penjualanReport>;

/** Sold lines of counted sales; every reduction of a line is its discount (reports.md §4). */
export const penjualanQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  select l.no_faktur_jual, l.tgl_system, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kadar,
         l.kode_baki,
         l.qty, l.berat, l.murni, (l.harga_jual * 2000 + l.berat) / nullif(l.berat * 2, 0) as harga_gram,
         l.harga_jual, l.ongkos,
         l.diskon_rp + l.potongan_rp + l.kupon_rp + l.bagian_rp as diskon, l.netto,
         p.nama_customer, p.kode_sales, p.input_by, case when p.no_tukar is not null then 'TUKAR' end as tukar
    from nota_jual_barang l
    join nota_jual p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual
   where l.kode_toko = ${kode_toko} and l.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     and p.kode_toko = ${kode_toko} and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     and p.status = 'DONE'
     ${same('l.kode_dept', saring.kode_dept)} ${same('l.kode_group', saring.kode_group)}
     ${same('l.kode_kadar', saring.kadar)} ${same('l.kode_gudang', saring.kode_gudang)}
     ${same('l.kode_baki', saring.kode_baki)} ${same('p.kode_sales', saring.kode_sales)}
     ${same('p.input_by', saring.input_by)} ${same('p.valid_by', saring.valid_by)}
   order by l.tgl_system, l.kode_dept, ${URUT[saring.sort_by]}`;

const URUT = {
  kode_barcode: sql`l.no_faktur_jual, l.kode_barcode`,
  nama_barang: sql`l.nama_barang, l.no_faktur_jual, l.kode_barcode`,
  kode_toko: sql`l.kode_gudang, l.kode_baki, l.no_faktur_jual, l.kode_barcode`,
};
