import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';

/** The number of the next row; the shop's own lock keeps two writers from taking the same. */
export const nextOngkos = async (tx: Tx, kode_toko: string): Promise<number> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('ongkos:' || ${kode_toko}, 0))`);
  return (
    await tx.one(sql<{ id: number }>`
    select coalesce(max(id), 0) + 1 as id from ongkos where kode_toko = ${kode_toko}`)
  ).id;
};

/** Another row in use for the same jenis and group: which of two applies would be chance (D-9.2). */
export const findOngkosKembar = (
  on: Sql,
  kode_toko: string,
  row: { id: number | null; kode_dept: string | null; kode_group: string | null },
) =>
  on.maybe(sql<{ id: number }>`
    select id from ongkos
     where kode_toko = ${kode_toko} and is_active and id is distinct from ${row.id}
       and kode_dept is not distinct from ${row.kode_dept}
       and kode_group is not distinct from ${row.kode_group} limit 1`);
