import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Database } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';

type Asked = Pick<ClientBase, 'query'>;

const WHY =
  'Kilau needs sessions of its own (decision 0240): name PostgreSQL itself in DATABASE_URL, or a ' +
  'pooler that keeps sessions and their options. Its own pool never holds more than a dozen connections.';

/**
 * Refuses a pooler that lends a session for one transaction only: another connection then finds what one has set,
 * so that no connection would hear the bells, and every connection would hold a migration's lock.
 */
export async function checkSession(one: Asked, other: Asked): Promise<void> {
  const mark = randomUUID();
  await one.query(`select set_config('kilau.sesi', $1, false)`, [mark]);
  const { rows } = await other.query(`select current_setting('kilau.sesi', true) as seen`);
  await one.query('reset kilau.sesi');
  if (rows[0].seen === mark)
    throw new Error(`DATABASE_URL leads to a pooler in transaction mode. ${WHY}`);
}

/** A pooler that drops what a connection asks for at its start would let us rewrite what is append-only. */
export async function checkRole(db: Database, role: string): Promise<void> {
  const now = await db
    .one<{ now: string }>(sql`select current_setting('role') as now`)
    .catch((error: Error) => {
      if (error.message.includes('startup parameter')) return undefined;
      throw error;
    });
  if (now?.now !== role)
    throw new Error(`Whatever stands before PostgreSQL drops the options of a connection. ${WHY}`);
}
