import type pg from 'pg';
import { turns, type GiveBack } from '#kit/server/pool/turns.ts';

/** Connections for what reads long: reports, checks of the book, looks at the whole shop. */
export type Reports = {
  /** A connection, when it is this caller's turn; whoever holds one may not ask for another. */
  connect(): Promise<pg.PoolClient>;
  /** A further one for whoever holds one, only if nobody waits for it. */
  connectFree(): Promise<pg.PoolClient> | undefined;
  end(): Promise<void>;
  /** How many are open, and how many of them nobody holds. */
  count(): { open: number; idle: number };
};

/** More than that and the shop is better told to ask again. */
const QUEUE = 48;
/** A minute of waiting looks like a fault to whoever waits. */
const PATIENCE_MS = 30_000;

/** The pool behind turns: as many as there are connections, so that nobody waits inside of it. */
export function reportsPool(pool: pg.Pool, most: number, patience = PATIENCE_MS): Reports {
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
    end: () => pool.end(),
    count: () => ({ open: pool.totalCount, idle: pool.idleCount }),
  };
}
