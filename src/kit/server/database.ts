import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { gathered, type Lend } from '#kit/server/pool/gathered.ts';
import { queryHeld } from '#kit/server/pool/held-query.ts';
import { reportsPool, type Reports } from '#kit/server/pool/reports-pool.ts';
import { turnSocket } from '#kit/server/pool/turn-socket.ts';
import { sql, sqlOn, type Query, type Sql, type Statement } from '#kit/server/sql.ts';
import { isClockFixed, nowIso } from '#kit/server/clock.ts';

/** A transaction: everything in it is kept together or not at all. */
export interface Tx extends Sql {
  /** The one audit row of this write: what was done to which row, before and after (D-31). */
  audit(line: AuditLine): void;
  /** A bell for the shop's clients, rung only after the commit. */
  ring(event: string, payload: unknown): void;
  /**
   * The number of this act's one new document, before it is known: the act writes it wherever the
   * number belongs, and when the act is finished the database puts the number there that
   * `ambil_nomor` gave in the same transaction (D-6.1). So the row that all counters wait for is
   * held while PostgreSQL writes, and never while we think.
   */
  nomorNanti(jenis: string, kode_toko: string): string;
  /** A last write whose answer is not read: it is sent in one packet with the end of the act. */
  send(statement: Statement, values: readonly unknown[]): void;
  /** ` for update`, and nothing where the transaction is read-only: a plan that a quote runs locks by it. */
  readonly forUpdate: Query;
  /** True where nothing may be written or locked: the plan of an act is run for its quote. */
  readonly looks: boolean;
  /** Waits for what was sent: an act that goes on reading must get its refusal first. */
  settled(): Promise<void>;
  /** The approval that this act has spent: what its audit row and its document name, not what was sent along. */
  otorisasi: string | null;
  /** The guards that this act went through; `perform` compares them with those that its endpoint names. */
  readonly guards: Set<string>;
  /** The guards that what was written needs, whatever the endpoint names: `perform` fails an act that skips one. */
  readonly owes: Set<string>;
  /** The shop's time goes on with this act: no later one is before it (D-51.2). */
  advances: boolean;
  /** Work for after the commit that is no part of the promise (warm a cache). */
  afterwards(work: () => void): void;
  /**
   * Separate acts that this one asks for (a message to another shop, D-43.4): begun after the commit, and the
   * answer waits for them. One that fails is tried again later by the code that keeps it.
   */
  follow(work: Follow): void;
}

export type Follow = (db: Database) => Promise<unknown>;
export type AuditLine = {
  tindakan: string;
  tabel: string;
  kunci: string;
  sebelum?: unknown;
  sesudah?: unknown;
  /** Another shop's chain, where an act of one shop writes another's row. */
  kode_toko?: string;
};

export interface Database extends Sql {
  /** Reads for reports: their own few connections and a time limit, so that the counter never waits. */
  readonly reports: Reports;
  readonly pool: pg.Pool;
  /** `last` is its final statement and leaves together with the commit; `how` is `begin` with settings behind it. */
  begin<T>(work: Work<T>, last?: Last<T>, how?: string): Promise<T>;
  /** A read-only transaction: PostgreSQL refuses every write and every lock of a row in it, we an advisory lock. */
  read<T>(work: Work<T>): Promise<T>;
  close(): Promise<void>;
}

export type TxState = Tx & {
  readonly audits: AuditLine[];
  readonly bells: [string, unknown][];
  readonly later: (() => void)[];
  readonly follows: Follow[];
  readonly sent: Promise<unknown>[];
  /** The placeholder of the number until the act is finished; null when the act asked for no number. */
  tanda: string | null;
};

export type DatabaseOptions = {
  connection: pg.ClientConfig;
  /** The role that may not rewrite what is append-only; left out where the server has no such role. */
  role?: string;
  /** Connections for the counter, and those for what reads long. */
  size?: number;
  reports?: number;
  /** Commits that do not wait for the disk: never for a shop, only for demo data that can be made again. */
  hurried?: boolean;
};

/** Connections of a server without a limit: the counter's, one of which listens for the bell, and the reports'. */
export const POOLS = { size: 8, reports: 3 };

/** Connections of the counter that stay open while nothing is asked: a new one plans every statement again. */
const KEPT = 2;

export const REPORT_TIMEOUT_MS = 120_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A report sorts and gathers much at once: with PostgreSQL's own 4 MB a year goes to the disk again and again. */
const ROOM = '-c work_mem=32MB';
/** A request that gets no connection for so long is refused: the database is not there (503). */
const WAIT_MS = 30_000;

export function openDatabase(options: DatabaseOptions): Database {
  const { connection, role, size = POOLS.size, reports = POOLS.reports } = options;
  const { hurried = false } = options;
  const settings = (timeout: number) =>
    [
      `-c timezone=UTC`,
      `-c statement_timeout=${timeout}`,
      `-c idle_in_transaction_session_timeout=60000`,
      ...(hurried ? ['-c synchronous_commit=off'] : []),
      ...(role ? [`-c role=${role}`] : []),
    ].join(' ');
  const pool = quiet(
    new pg.Pool({
      ...connection,
      max: size,
      min: Math.min(size, KEPT),
      pipeline: true,
      stream: turnSocket,
      connectionTimeoutMillis: WAIT_MS,
      options: settings(STATEMENT_TIMEOUT_MS),
    } as pg.PoolConfig),
  );
  const long = quiet(
    new pg.Pool({
      ...connection,
      max: reports,
      connectionTimeoutMillis: WAIT_MS,
      options: `${settings(REPORT_TIMEOUT_MS)} ${ROOM}`,
    }),
  );
  const on = sqlOn(withHeldClock(pool));
  return {
    ...on,
    call: gathered(on, lendOf(pool)),
    pool,
    reports: reportsPool(long, reports, pool),
    begin: (work, last, how = 'begin') => transaction(pool, how, work, last),
    read: (work) => transaction(pool, READ_ONLY, work),
    close: async () => {
      await Promise.all([pool.end(), long.end()]);
    },
  };
}

/** One connection for the statements of one turn: they leave in one packet. */
const lendOf =
  (pool: pg.Pool): Lend =>
  async (use) => {
    const client = await pool.connect();
    try {
      return await use(sqlOn(client));
    } finally {
      client.release();
    }
  };

/** While the clock is held still, reads get its time as well; else the pool as it is. */
function withHeldClock(pool: pg.Pool): Pick<pg.Pool, 'query'> {
  const query = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    if (!isClockFixed()) return pool.query(config);
    const client = await pool.connect();
    try {
      return await queryHeld(client, config, nowIso());
    } finally {
      client.release();
    }
  };
  return { query } as Pick<pg.Pool, 'query'>;
}

/**
 * A pool or a client without an `error` listener takes the process down when the database dies; also one that was
 * just ended, for `end` answers before its connections have gone.
 */
export function quiet(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}

const READ_ONLY = 'begin read only';
/** SQLSTATE of a write or a lock in a read-only transaction. */
const WROTE = '25006';
const ONLY_READS = 'A call that may only read tried to write or to lock';
const ADVISORY = /\bpg_(try_)?advisory_/;

/**
 * PostgreSQL grants advisory locks to a read-only transaction: a quote would wait for an act, and acts for the quote.
 * A statement that names one is a fault here, as a row lock is. A lock inside a function is not seen.
 */
const withoutLocks = (client: pg.PoolClient) => ({
  query: async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    if (ADVISORY.test(config.text)) throw new Error(`${ONLY_READS}: ${config.text}`);
    return client.query(config);
  },
});

/** Elsewhere it is a standby that answers; in a transaction that is read-only by intent it is a bug of ours. */
const explained = (error: unknown, how: string): unknown =>
  how === READ_ONLY && (error as { code?: string }).code === WROTE
    ? new Error(ONLY_READS, { cause: error })
    : error;

/**
 * One transaction. `begin` and the first reads leave in one packet, the last write and `commit` in
 * another: a round trip costs more than most statements (bench J1). Should the last write
 * fail, the commit behind it is a rollback by PostgreSQL's own rule.
 */
async function transaction<T>(
  pool: pg.Pool,
  how: string,
  work: Work<T>,
  last?: Last<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const begun = begin(client, how);
    const looks = how === READ_ONLY;
    const tx = stateOf(sqlOn(looks ? withoutLocks(client) : client), looks);
    const result = await work(tx);
    await begun;
    await commit(client, tx.sent, () => last?.(tx, result));
    for (const after of tx.later) after();
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw explained(error, how);
  } finally {
    client.release(broken);
  }
}

type Work<T> = (tx: TxState) => Promise<T>;
type Last<T> = (tx: TxState, result: T) => Promise<unknown>;

function begin(client: pg.PoolClient, how: string): Promise<unknown> {
  const clock = isClockFixed() ? `; select set_config('kilau.waktu', '${nowIso()}', true)` : '';
  const begun = client.query(`${how}${clock}`);
  begun.catch(() => {});
  return begun;
}

/** What failed first says why: all that was sent behind it only says that it came too late. */
async function commit(
  client: pg.PoolClient,
  sent: readonly Promise<unknown>[],
  finish: () => Promise<unknown> | undefined,
): Promise<void> {
  const last = finish();
  const committed = client.query('commit');
  for (const one of [last, committed]) one?.catch(() => {});
  await Promise.all(sent);
  await last;
  const { command } = await committed;
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
}

/** An act's own state over the statements of a transaction. */
export function stateOf(on: Sql, looks: boolean): TxState {
  const state: TxState = {
    ...on,
    forUpdate: looks ? sql`` : sql` for update`,
    looks,
    audits: [],
    bells: [],
    later: [],
    follows: [],
    sent: [],
    tanda: null,
    otorisasi: null,
    guards: new Set(),
    owes: new Set(),
    advances: false,
    audit: (line) => void state.audits.push(line),
    ring: (event, payload) => void state.bells.push([event, payload]),
    afterwards: (done) => void state.later.push(done),
    follow: (work) => void state.follows.push(work),
    nomorNanti: (jenis, kode_toko) => {
      if (state.tanda) throw new Error('An act has one number of its own');
      return (state.tanda =
        jenis + kode_toko + randomBytes(5).toString('hex').slice(1).toUpperCase());
    },
    settled: async () => void (await Promise.all(state.sent)),
    send: (statement, values) => {
      const sent = on.call(statement, values);
      sent.catch(() => {});
      state.sent.push(sent);
    },
  };
  return state;
}
