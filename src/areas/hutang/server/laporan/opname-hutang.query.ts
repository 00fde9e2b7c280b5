import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { opnameHutangReport } from '#areas/hutang/contract/opname/laporan-opname-hutang.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What each finished count of a period found, as it was kept when it ended. */
export const opnameHutangQuery = (
  { tgl_from, tgl_to }: FiltersOf<typeof opnameHutangReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select o.tgl_system || ' ' || o.no_opname_hutang as opname, i.hasil, i.no_hutang, i.tgl_hutang, i.nama_customer,
         i.alamat_customer, i.qty, i.berat, i.jumlah_hutang
    from opname_hutang o join opname_hutang_hasil i using (kode_toko, id)
   where o.kode_toko = ${kode_toko} and o.status = 'SELESAI'
     and o.tgl_system between ${tgl_from}::date and ${tgl_to}::date
   order by 1, i.hasil, i.no_hutang`;
