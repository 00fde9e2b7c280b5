import pg from 'pg';
import { sqlOn, type Sql } from '#kit/server/sql.ts';
import { isClockFixed, nowIso } from '#kit/server/clock.ts';

/** A transaction: everything in it is kept together or not at all. */
export interface Tx extends Sql {
  /** The one audit row of this write: what was done to which row, before and after (D-31). */
  audit(line: AuditLine): void;
  /** A bell for the shop's clients, rung only after the commit. */
  ring(event: string, payload: unknown): void;
  /** Work for after the commit that is no part of the promise (warm a cache). */
  afterwards(work: () => void): void;
}

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
  readonly reports: pg.Pool;
  readonly pool: pg.Pool;
  begin<T>(work: (tx: TxState) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type TxState = Tx & { readonly audits: AuditLine[]; readonly bells: [string, unknown][]; readonly later: (() => void)[] };

export type DatabaseOptions = {
  connection: pg.ClientConfig;
  /** The role that may not rewrite what is append-only; left out where the server has no such role. */
  role?: string;
  size?: number;
};

const REPORT_TIMEOUT_MS = 120_000;
const STATEMENT_TIMEOUT_MS = 30_000;

export function openDatabase({ connection, role, size = 8 }: DatabaseOptions): Database {
  const settings = (timeout: number) =>
    [`-c timezone=UTC`, `-c statement_timeout=${timeout}`, `-c idle_in_transaction_session_timeout=60000`,
      ...(role ? [`-c role=${role}`] : [])].join(' ');
  const pool = quiet(new pg.Pool({ ...connection, max: size, options: settings(STATEMENT_TIMEOUT_MS) }));
  const reports = quiet(new pg.Pool({ ...connection, max: 3, options: settings(REPORT_TIMEOUT_MS) }));
  return {
    ...sqlOn(withHeldClock(pool)),
    pool,
    reports,
    begin: (work) => transaction(pool, work),
    close: async () => {
      await Promise.all([pool.end(), reports.end()]);
    },
  };
}

/** While the clock is held still, reads are told its time as well; else the pool as it is. */
function withHeldClock(pool: pg.Pool): Pick<pg.Pool, 'query'> {
  const query = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    if (!isClockFixed()) return pool.query(config);
    const client = await pool.connect();
    try {
      await client.query(`select set_config('kilau.waktu', '${nowIso()}', false)`);
      return await client.query(config);
    } finally {
      await client.query('reset kilau.waktu').catch(() => {});
      client.release();
    }
  };
  return { query } as Pick<pg.Pool, 'query'>;
}

/** A client without an `error` listener takes the process down when the database dies. */
function quiet(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}

async function transaction<T>(pool: pg.Pool, work: (tx: TxState) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const tx = stateOn(client);
    if (isClockFixed()) await client.query(`select set_config('kilau.waktu', '${nowIso()}', true)`);
    const result = await work(tx);
    await client.query('commit');
    for (const after of tx.later) after();
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function stateOn(client: pg.PoolClient): TxState {
  const [audits, bells, later]: [AuditLine[], [string, unknown][], (() => void)[]] = [[], [], []];
  return {
    ...sqlOn(client),
    audits, bells, later,
    audit: (line) => void audits.push(line),
    ring: (event, payload) => void bells.push([event, payload]),
    afterwards: (done) => void later.push(done),
  };
}
