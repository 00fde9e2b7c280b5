import pg from 'pg';
import { openDatabase as connect, quiet, type Database } from '#kit/server/database.ts';
import type { TestDatabase } from '#kit/testing/database.ts';
import {
  forgetSessions,
  isAlone,
  isSchema,
  looksOf,
  schemaOf,
  sessionsOf,
  type Schema,
} from '#kit/testing/stock/clean.ts';
import { gate, type Gate } from '#kit/testing/stock/gate.ts';
import { bedOf, layBack, type Bed, type State } from '#kit/testing/stock/lay-back.ts';
import { lent } from '#kit/testing/stock/lent.ts';

/** A database as a test has it; `giveBack(false)` where no later test shall get it. */
export type Lent = Omit<Gate, 'shut'> & { giveBack(asGood: boolean): Promise<void> };

/** Makes a database of its own: of the template, or of one with base masters. */
type Copy = () => Promise<TestDatabase>;

/** Connections of the product and of the owner, and what looks after them. */
type Kept = {
  readonly database: TestDatabase;
  readonly db: Database;
  readonly owner: pg.Pool;
  readonly looks: string;
  readonly keeper: pg.Client;
  readonly bed: Bed;
  readonly schema: Schema;
  uses: number;
};

/** Connections that a shop of a test has, unless it asks for more. */
export const CONNECTIONS = 4;
/** So many lie ready in a worker: most files have one shop open, some two. */
const MOST_READY = 2;
/** Sessions keep the plans of all that was ever asked of them: after so many shops their memory is given back. */
const MOST_USES = 20;

const ready: Kept[] = [];
/** What a database of each kind holds, read of the first one. */
const states = new Map<string, State>();

/**
 * A database whose sessions have planned and looked up what shops before have asked. Its rows are those of a new copy,
 * its sessions as they were opened; one that was changed in any other way is never lent twice (clean.ts, decision
 * 1004).
 */
export async function lend(kind: string, copy: Copy): Promise<Lent> {
  const kept = (await layReady(kind)) ?? (await open(kind, copy));
  if (!kept) return lendOnce(await copy());
  kept.uses += 1;
  return handOut(kept.db, kept.owner, async (asGood) => {
    if (asGood && (await isAsMade(kept))) ready.push(kept);
    else await drop(kept);
    while (ready.length > MOST_READY) await drop(ready.shift()!);
  });
}

/** One that is dropped after its use. */
export function lendOnce(database: TestDatabase, size = CONNECTIONS): Lent {
  const { db, owner } = poolsOf(database, size);
  return handOut(db, owner, async () => {
    await Promise.all([db.close(), owner.end()]);
    await database.drop();
  });
}

function handOut(db: Database, owner: pg.Pool, back: (asGood: boolean) => Promise<void>): Lent {
  const { shut, ...own } = gate(db, owner);
  lent.add(own);
  return {
    ...own,
    giveBack: async (asGood) => {
      shut();
      await back(asGood);
      lent.delete(own);
    },
  };
}

/** One that lies ready, laid as this kind; one that cannot be laid is dropped. */
async function layReady(kind: string): Promise<Kept | undefined> {
  const state = states.get(kind);
  if (!state || ready.length === 0) return undefined;
  const at = ready.findLastIndex(({ bed }) => bed.state === state);
  const [kept] = ready.splice(at, 1);
  if (await layBack(kept!.bed, state).catch(() => false)) return kept;
  await drop(kept!);
  return layReady(kind);
}

async function open(kind: string, copy: Copy): Promise<Kept | undefined> {
  const database = await copy();
  const keeper = new pg.Client({
    ...database.connection,
    pipeline: true,
    options: QUIETLY,
  } as pg.ClientConfig) as pg.Client & { unref(): void };
  keeper.on('error', () => {});
  await keeper.connect();
  try {
    await keeper.query('set session_replication_role = replica');
  } catch {
    // An account that may not say so has a copy for each shop.
    await keeper.end();
    await database.drop();
    return undefined;
  }
  const bed = await bedOf(keeper, states.get(kind));
  states.set(kind, bed.state);
  const schema = await schemaOf(keeper);
  const { db, owner } = poolsOf(database, CONNECTIONS);
  // An open line must not keep a worker that has done its files.
  keeper.unref();
  return {
    database,
    db,
    owner,
    looks: looksOf(db.pool) + looksOf(owner),
    keeper,
    bed,
    schema,
    uses: 0,
  };
}

const QUIETLY =
  '-c timezone=UTC -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0';

/** Connections stay open between shops, and keep no worker that has done its files. */
function poolsOf({ connection }: TestDatabase, size: number) {
  const open: pg.PoolConfig = { ...connection, idleTimeoutMillis: 0, allowExitOnIdle: true };
  return {
    db: connect({ connection: open, role: 'kilau_app', size }),
    owner: quiet(new pg.Pool({ ...open, max: 1 })),
  };
}

async function isAsMade({ db, owner, looks, keeper, schema, uses }: Kept): Promise<boolean> {
  if (uses >= MOST_USES || looksOf(db.pool) + looksOf(owner) !== looks) return false;
  try {
    const all = [sessionsOf(db.pool), sessionsOf(owner), db.reports];
    const pids = await Promise.all(all.map(forgetSessions));
    const known = pids.flatMap((some) => some ?? []);
    return (
      !pids.includes(undefined) &&
      (await isAlone(keeper, known)) &&
      (await isSchema(keeper, schema))
    );
  } catch {
    return false;
  }
}

async function drop({ database, db, owner, keeper }: Kept): Promise<void> {
  await Promise.all([db.close(), owner.end(), keeper.end()]);
  await database.drop();
}
