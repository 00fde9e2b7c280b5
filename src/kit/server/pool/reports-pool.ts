import type pg from 'pg';
import { turns, type GiveBack } from '#kit/server/pool/turns.ts';

/** Connections for what reads long: reports, checks of the book, looks at the whole shop. */
export type Reports = {
  /** A connection, when it is this caller's turn; a caller that holds one may not ask for another. */
  connect(): Promise<pg.PoolClient>;
  /** A further one for a caller that holds one already, only if no other caller waits for it. */
  connectFree(): Promise<pg.PoolClient> | undefined;
  /** Ends the statement that runs on a connection of these, as another one says. */
  cancel(client: pg.PoolClient): Promise<void>;
  /** How many there are at most. */
  readonly most: number;
  end(): Promise<void>;
  /** How many are open, and how many of them are free. */
  count(): { open: number; idle: number };
};

/** More than that and the shop is better told to ask again. */
const QUEUE = 48;
/** A minute of waiting looks like a fault to the person who waits. */
const PATIENCE_MS = 30_000;

/**
 * The pool behind turns: as many turns as connections, so that no caller waits inside of the pool. `beside` is another
 * pool of the same account.
 */
export function reportsPool(
  pool: pg.Pool,
  most: number,
  beside: pg.Pool,
  patience = PATIENCE_MS,
): Reports {
  const desk = turns(most, QUEUE, patience);
  const connect = async (end: GiveBack): Promise<pg.PoolClient> => {
    try {
      const client = await pool.connect();
      const release = client.release;
      client.release = (broken) => {
        release.call(client, broken);
        end();
      };
      return client;
    } catch (error) {
      end();
      throw error;
    }
  };
  return {
    connect: async () => connect(await desk.take()),
    connectFree: () => {
      const end = desk.takeFree();
      return end && connect(end);
    },
    cancel: (client) => cancelBy(beside, client),
    most,
    end: () => pool.end(),
    count: () => ({ open: pool.totalCount, idle: pool.idleCount }),
  };
}

/** The account of a session may end its statements, where the role that the session took may not. */
async function cancelBy(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const { processID } = client as pg.PoolClient & { readonly processID: number };
  const other = await pool.connect();
  const lost = await other
    .query(`begin; set local role none; select pg_cancel_backend(${processID}); commit`)
    .then(
      () => undefined,
      (error: Error) => error,
    );
  other.release(lost);
}
