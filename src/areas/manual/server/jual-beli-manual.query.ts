import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { jualBeliManualReport } from '#areas/manual/contract/jual-beli-manual.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof jualBeliManualReport>;

/** Lines of both kinds with who validated them; what waits has none yet. */
export const jualBeliManualQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  select d.*, case d.status when 'OPEN' then 'BELUM VALIDASI' end as tanda from (
    select p.tgl_system, p.no_faktur_jual as no_faktur, 'PENJUALAN' as jenis, l.kode_group, l.kode_dept, l.nama_barang,
           l.kadar, l.qty, l.berat, l.murni, (l.netto * 2000 + l.berat) / (l.berat * 2) as harga_gram,
           l.netto as jumlah_rp,
           p.kode_sales, p.input_by, p.valid_by, p.valid_at as valid_date, l.berat as selisih, l.urut, p.status
      from jual_manual p
      join jual_manual_isi l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
     where p.kode_toko = ${kode_toko} and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    union all
    select p.tgl_system, p.no_faktur_beli, 'PEMBELIAN', l.kode_group, l.kode_dept, l.nama_barang, l.kadar,
           l.qty, l.berat, l.murni, (l.harga * 2000 + l.berat) / (l.berat * 2), l.harga,
           p.kode_sales, p.input_by, p.valid_by, p.valid_at, -l.berat, l.urut, p.status
      from beli_manual p
      join beli_manual_isi l on l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli
     where p.kode_toko = ${kode_toko} and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date) d
   where d.status <> 'CANC' ${same('d.jenis', saring.jenis)} ${same('d.kode_group', saring.kode_group)}
     ${VALIDASI[saring.status_validasi]}
   order by d.jenis, d.kode_group, d.tgl_system, d.no_faktur, d.urut`;

const VALIDASI = {
  ALL: sql``,
  SUDAH: sql`and d.status = 'DONE'`,
  BELUM: sql`and d.status = 'OPEN'`,
};
