import { sql, type Sql } from '#kit/server/sql.ts';
import { kunciManual, type IsiManual, type KodeManual } from '#areas/manual/rules/stock-manual.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * What waits for validation on each of these lines, by `kunciManual`: the line holds it still, no other act takes it.
 */
export async function listDitahan(
  on: Sql,
  kode: readonly KodeManual[],
  { kode_toko }: Ctx,
): Promise<ReadonlyMap<string, IsiManual>> {
  const asked = JSON.stringify(kode.map((one) => ({ ...one, kode_baki: one.kode_baki ?? '' })));
  const rows = await on.many(sql<KodeManual & IsiManual>`
    select d.kode_group, d.kode_dept, d.kode_gudang, nullif(d.kode_baki, '') as kode_baki, sum(d.qty)::int as qty,
           sum(d.berat)::bigint as berat, sum(d.murni)::bigint as murni, sum(d.modal)::bigint as modal
      from manual_ditahan d
     where d.kode_toko = ${kode_toko}
       and exists (select from jsonb_to_recordset(${asked}::jsonb)
             as a (kode_gudang text, kode_baki text, kode_group text, kode_dept text)
            where a.kode_gudang = d.kode_gudang and a.kode_baki = d.kode_baki and a.kode_group = d.kode_group
              and a.kode_dept = d.kode_dept)
     group by 1, 2, 3, d.kode_baki`);
  return new Map(rows.map((row) => [kunciManual(row), row]));
}
