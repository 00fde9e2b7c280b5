import { isClockFixed, nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { sqlOn, type Sql } from '#kit/server/sql.ts';

const STEP_TIMEOUT = '60s';

/**
 * Reads many things as they were at one moment, on the connections of reports, so that neither the
 * counter waits nor a sale in between makes two figures disagree.
 */
export async function lihatSekejap<T>(db: Database, look: (on: Sql) => Promise<T>): Promise<T> {
  const client = await db.reports.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local work_mem = '128MB'; set local statement_timeout = '${STEP_TIMEOUT}'; set local jit = off`);
    if (isClockFixed()) await client.query(`select set_config('kilau.waktu', '${nowIso()}', true)`);
    return await look(sqlOn(client));
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}
