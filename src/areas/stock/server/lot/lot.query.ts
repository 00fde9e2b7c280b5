import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import { sql } from '#kit/server/sql.ts';
import type { daftarLotEndpoint, LotRow } from '#areas/stock/contract/lot/lot.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Lots that still hold gold, in the order in which acts take from them (D-44.1); those at craftsmen on request. */
export const listLots = (
  on: Sql,
  { query: { tahap, kadar, kode_gudang } }: InputOf<typeof daftarLotEndpoint>,
  { kode_toko }: Ctx,
): Promise<LotRow[]> =>
  on.many(sql<LotRow>`
    select no_lot, no_dokumen, asal, tahap, kelas, kode_tukang, proses, tgl_system, kode_gudang, persen, qty, berat,
           murni, case when modal_tahu then modal end as modal
      from lot
     where kode_toko = ${kode_toko} and berat > 0
       ${tahap ? sql`and tahap = ${tahap}` : sql`and tahap <> 'DI TUKANG'`}
       ${kadar === undefined ? sql`` : sql`and persen = ${Math.round(Number(kadar) * 100)}`}
       ${kode_gudang ? sql`and kode_gudang = ${kode_gudang}` : sql``}
     order by kode_gudang, persen, urut`);
