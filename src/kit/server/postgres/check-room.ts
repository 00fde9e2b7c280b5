import type { ClientBase } from 'pg';
import { POOLS } from '#kit/server/database.ts';
import { inTurn } from '#kit/rules/lists.ts';

type Room = { most: number; reserved: number; others: number; role: number; base: number };
export type Pools = { readonly size: number; readonly reports: number };

/** Left for a backup, the checks from the command line and a person who looks at the database by hand. */
const SPARE = 3;
/** One listens for the bell, two serve the counter, one reads reports, one is left over. */
const LEAST = 5;

/** Limits of the server, of this role and of this database (-1: none), less what others hold of them now. */
const ROOM = `
  with guests as (
    select usesysid, datid from pg_stat_activity
     where usesysid is not null and datid is not null and pid <> pg_backend_pid())
  select current_setting('max_connections')::int as most,
         current_setting('superuser_reserved_connections')::int
           + coalesce(current_setting('reserved_connections', true)::int, 0) as reserved,
         (select count(*)::int from guests) as others,
         (select case when r.rolconnlimit < 0 then 100000 else r.rolconnlimit end
                 - (select count(*)::int from guests where usesysid = r.oid)
            from pg_roles r where r.rolname = session_user) as role,
         (select case when d.datconnlimit < 0 then 100000 else d.datconnlimit end
                 - (select count(*)::int from guests where datid = d.oid)
            from pg_database d where d.datname = current_database()) as base`;

/** How many connections PostgreSQL has for us, shared out; it says when that is less than we would like. */
export async function checkRoom(client: ClientBase): Promise<Pools & { problem?: string }> {
  const { rows } = await client.query<Room>(ROOM);
  const { most, reserved, others, role, base } = inTurn(rows, 0);
  const free = Math.min(most - reserved - others, role, base);
  const why =
    `PostgreSQL has ${Math.max(free, 0)} connections for Kilau ` +
    `(max_connections=${most}, ${reserved} of them reserved, ${others} in use by others)`;
  const pools = sharePools(free);
  if (!pools)
    throw new Error(`${why}; at least ${LEAST} are needed. Raise max_connections or its limits.`);
  if (pools.size === POOLS.size) return pools;
  const { size, reports } = pools;
  return { ...pools, problem: `${why}: ${size} serve the counter, ${reports} the reports` };
}

/** Reports give way first: a day without a counter is worse than a day of slow reports. */
export function sharePools(free: number): Pools | undefined {
  if (free >= POOLS.size + POOLS.reports + SPARE) return POOLS;
  if (free < LEAST) return undefined;
  const reports = free < POOLS.size ? 1 : 2;
  return { size: Math.min(free - reports - 1, POOLS.size - 1), reports };
}
