import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Whether a database may be lent again once its rows are laid back. Each look answers what is in the way; none of them
 * is a matter of trust in the tests that had it.
 */

/** Every table of the catalogue of this database alone: a change of a schema, a right, a statistic writes there. */
const CATALOGUES = `
  select oid::regclass::text as tab from pg_class
   where relkind = 'r' and relnamespace = 'pg_catalog'::regnamespace and not relisshared order by oid`;

/** How a schema looked when its database was copied. */
export type Schema = { readonly text: string; readonly values: string[]; readonly told: string };

export async function schemaOf(client: pg.ClientBase): Promise<Schema> {
  const { rows } = await client.query<{ tab: string }>(CATALOGUES);
  const each = rows.map(
    ({ tab }) => `select count(*), count(*) filter (where age(xmin) < age($1::xid)) from ${tab}`,
  );
  each.push(
    `select count(*), count(*) filter (where age(xmin) < age($1::xid)) from pg_db_role_setting
      where setdatabase in (select oid from pg_database where datname = current_database())`,
    `select count(*), count(*) filter (where age(xmin) < age($1::xid)) from pg_database
      where datname = current_database()`,
    'select count(*), 0 from pg_prepared_xacts where database = current_database()',
  );
  const text = `select string_agg(x::text, '') as told from (${each.join(' union all ')}) x`;
  const mark = await client.query<{ mark: string }>(
    'select pg_current_xact_id()::xid::text as mark',
  );
  const values = [mark.rows[0]!.mark];
  return { text, values, told: await tell(client, text, values) };
}

/** False after a table, a function, a trigger or a right was made, changed or taken away. */
export const isSchema = async (client: pg.ClientBase, schema: Schema): Promise<boolean> =>
  (await tell(client, schema.text, schema.values)) === schema.told;

async function tell(client: pg.ClientBase, text: string, values: string[]): Promise<string> {
  const { rows } = await client.query<{ told: string }>({ name: 'schema', text, values });
  return rows[0]!.told;
}

/** What a session may have kept for itself; the plans of its statements stay. */
const FORGET =
  'rollback; reset session authorization; reset role; reset all; unlisten *; ' +
  'select pg_advisory_unlock_all(); close all; discard temp; discard sequences';

const PATIENCE_MS = 2000;

/** Connections of one kind: those of the counter, of reports, of the owner. */
export type Sessions = {
  connect(): Promise<pg.PoolClient>;
  count(): { open: number; idle: number };
};

/** How a pool looks as it was made: a test may hear it or allow it more. */
export const looksOf = (pool: pg.Pool): string =>
  JSON.stringify([
    pool.eventNames().map((name) => [name, pool.listenerCount(name)]),
    pool.options.max,
  ]);

export const sessionsOf = (pool: pg.Pool): Sessions => ({
  connect: () => pool.connect(),
  count: () => ({ open: pool.totalCount, idle: pool.idleCount }),
});

/** Puts every session back as it was opened and names them; undefined where one is still held, or was tampered with. */
export async function forgetSessions({
  connect,
  count,
}: Sessions): Promise<readonly number[] | undefined> {
  if (!(await soon(() => count().open === count().idle))) return undefined;
  const clients = await Promise.all(Array.from({ length: count().open }, connect));
  // A bell listens on a connection of the pool, and gives it back with all who hear it.
  for (const one of clients) one.removeAllListeners('notification');
  const done = await Promise.allSettled(clients.map((one) => one.query(FORGET)));
  for (const one of clients) one.release();
  const isOwn = clients.every((one) => !Object.hasOwn(one, 'query'));
  return isOwn && done.every(({ status }) => status === 'fulfilled')
    ? clients.map(pidOf)
    : undefined;
}

const pidOf = (client: pg.PoolClient): number =>
  (client as pg.PoolClient & { readonly processID: number }).processID;

/** Whether these sessions, and the one that asks, are the only ones in the database. */
export const isAlone = (client: pg.ClientBase, known: readonly number[]): Promise<boolean> =>
  soon(async () => {
    const { rows } = await client.query<{ others: number }>({
      name: 'others',
      text: `select count(*)::int as others from pg_stat_activity
              where datname = current_database() and backend_type = 'client backend'
                and pid <> pg_backend_pid() and pid <> all($1::int[])`,
      values: [known],
    });
    return rows[0]!.others === 0;
  });

/** What was just ended goes a moment later: it is waited for. */
async function soon(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await sleep(10);
  }
  return true;
}
