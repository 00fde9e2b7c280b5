import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** What the bell's adapter asks of a pool. */
type Asked = Pick<pg.Pool, 'connect' | 'query'>;

const NOTIFY = 'SELECT pg_notify($1, $2)';
const TOGETHER = {
  name: 'notify-together',
  text: 'select pg_notify(c, p) from unnest($1::text[], $2::text[]) as x (c, p)',
};
const WAIT_MS = 60;

/**
 * The pool as the bell's adapter may use it: its notifications are sent together, and the connection it listens on
 * is released when it dies. The adapter itself takes a new connection and forgets the old one: each restart of the
 * database would leave the shop one connection less, until no request is served.
 */
export const bellPool = (pool: Asked): Asked => ({
  connect: (async () => {
    const client = await pool.connect();
    client.once('end', () => client.release(true));
    return client;
  }) as pg.Pool['connect'],
  query: notifyTogether(pool) as pg.Pool['query'],
});

/**
 * Calls that only notify: those of a blink of time leave in one statement. Each
 * alone would be a transaction with a flush of its own, one beside every sale, and PostgreSQL lets
 * transactions that notify commit one after another only.
 */
function notifyTogether(pool: Asked) {
  let waiting: [channel: string, payload: string][] = [];
  let leaving: Promise<unknown> | undefined;
  const leave = async (): Promise<void> => {
    await sleep(WAIT_MS);
    const now = waiting;
    waiting = [];
    leaving = undefined;
    await pool.query({ ...TOGETHER, values: [now.map(([c]) => c), now.map(([, p]) => p)] });
  };
  return (text: string, values: [string, string]): Promise<unknown> => {
    if (text !== NOTIFY) return pool.query(text, values);
    waiting.push(values);
    return (leaving ??= leave());
  };
}
