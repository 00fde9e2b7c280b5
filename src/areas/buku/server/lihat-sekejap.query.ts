import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { isClockFixed, nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { sqlOn, type Sql } from '#kit/server/sql.ts';
import { inTurn } from '#kit/rules/lists.ts';

const STEP_TIMEOUT = '300s';
const BEGIN = `begin isolation level repeatable read read only;
  set local work_mem = '128MB'; set local statement_timeout = '${STEP_TIMEOUT}'; set local jit = off`;

/**
 * Two connections have two cores between them: a look that takes helpers there only takes turns with the other one, and
 * each helper gathers its part in a table of its own, which is put together afterwards. With more cores each has some.
 */
const helpersOf = (cores: number): number => Math.max(0, Math.min(2, Math.floor(cores / 2) - 1));
const HELPERS = `set local max_parallel_workers_per_gather = ${helpersOf(availableParallelism())}`;

/**
 * Reads many things as they were at one moment, on the connections of reports, so that neither the
 * counter waits nor a sale in between makes two figures disagree.
 */
export const lihatSekejap = async <T>(db: Database, look: (on: Sql) => Promise<T>): Promise<T> =>
  inTransaction(await db.reports.connect(), (client) => look(sqlOn(client)));

/** A read that takes long enough to stand in line with the reports, and not with the counter. */
export const padaLaporan =
  <I, C, A>(db: Database, read: (on: Sql, input: I, ctx: C) => Promise<A>) =>
  (_: Sql, input: I, ctx: C): Promise<A> =>
    lihatSekejap(db, (on) => read(on, input, ctx));

/**
 * The same for many looks that need not wait for one another: two at a time, all at the same moment, while no other
 * reader waits for the second connection; else one after the other.
 */
export const lihatBersama = async <T>(
  db: Database,
  looks: readonly ((on: Sql) => Promise<T>)[],
): Promise<T[]> =>
  inTransaction(await db.reports.connect(), async (client) => {
    const shared = await client.query<{ moment: string }>('select pg_export_snapshot() as moment');
    const { moment } = inTurn(shared.rows, 0);
    const found: T[] = [];
    const queue = looks.entries();
    const drain = async (on: Sql): Promise<void> => {
      for (const [at, look] of queue) found[at] = await look(on);
    };
    const share = async (on: pg.PoolClient): Promise<void> => {
      await on.query(HELPERS);
      await drain(sqlOn(on));
    };
    const beside = db.reports.connectFree()?.then((other) => inTransaction(other, share, moment));
    const own = beside ? share(client) : drain(sqlOn(client));
    const [one, two] = await Promise.allSettled([own, beside]);
    for (const done of [one, two]) if (done.status === 'rejected') throw done.reason;
    return found;
  });

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<T>,
  moment?: string,
): Promise<T> {
  let broken: Error | undefined;
  try {
    await client.query(BEGIN);
    if (moment) await client.query(`set transaction snapshot '${moment}'`);
    if (isClockFixed()) await client.query(`select set_config('kilau.waktu', '${nowIso()}', true)`);
    return await work(client);
  } finally {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    client.release(broken);
  }
}
