import type { ClientBase } from 'pg';
import { sql, type Sql } from '#kit/server/sql.ts';

export const beginRiwayat = (on: Sql): Promise<number> =>
  on.run(sql`insert into riwayat_demo default values on conflict do nothing`);

/** Waits for the disk as any write of a shop does, and with it all that was written before. */
export const endRiwayat = (on: Sql): Promise<number> =>
  on.run(sql`update riwayat_demo set selesai = saat_ini()`);

/** True where somebody stopped the first start before the demo had come to its last day. */
export async function isTerputus(owner: ClientBase): Promise<boolean> {
  const { rows } = await owner.query<{ ada: boolean }>(
    `select to_regclass('riwayat_demo') is not null as ada`,
  );
  if (!rows[0]?.ada) return false;
  const { rowCount } = await owner.query('select from riwayat_demo where selesai is null');
  return (rowCount ?? 0) > 0;
}

/** A story may end later than now: the shops' time goes on from now (D-51.2). */
export const endStory = (db: Sql, now: string): Promise<number> =>
  db.run(sql`update audit_kepala set waktu = least(waktu, ${now}::timestamptz)`);
