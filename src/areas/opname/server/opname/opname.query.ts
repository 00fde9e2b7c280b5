import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { opnameReport } from '#areas/opname/contract/opname.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Pieces of finished counts; those that moved while the count went on stand apart. */
export const opnameQuery = (
  saring: FiltersOf<typeof opnameReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select no_opname, tgl_system, kode_barcode, nama_barang, kode_dept, kode_group, kadar, kode_baki, baki_fisik, qty,
         berat, murni, berat_fisik, berat_fisik - berat as selisih, hasil, scan_at, input_by
    from v_opname_hasil
   where kode_toko = ${kode_toko} and tipe = ${saring.tipe}
     and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${same('hasil', saring.hasil)} ${same('kode_gudang', saring.kode_gudang)} ${same('kode_baki', saring.kode_baki)}
   order by no_opname, hasil, kode_barcode nulls last, kode`;
