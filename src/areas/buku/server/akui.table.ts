import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';

/** An invariant that an owner lets the day close with, and how many violations were shown (D-51.3). */
export type Diakui = { kode: string; jumlah: number; alasan: string; input_by: string };

/** What holds now: of each invariant the newest word. */
export const listDiakui = (on: Sql, kode_toko: string): Promise<Diakui[]> =>
  on.many(sql<Diakui>`
    select distinct on (kode) kode, jumlah, alasan, input_by from invarian_diakui
     where kode_toko = ${kode_toko} order by kode, id desc`);

export const saveDiakui = (
  tx: Tx,
  row: Diakui & { kode_toko: string; op: string },
): Promise<number> =>
  tx.run(sql`
    insert into invarian_diakui (kode_toko, op, kode, jumlah, alasan, input_by, input_date)
    values (${row.kode_toko}, ${row.op}::uuid, ${row.kode}, ${row.jumlah}, ${row.alasan}, ${row.input_by}, waktu())`);
