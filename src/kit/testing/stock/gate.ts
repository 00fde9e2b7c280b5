import type pg from 'pg';
import type { Database } from '#kit/server/database.ts';

/** Opens to one shop; from `shut` on all is refused: what a shop does after its end must not reach the next one. */
export type Gate = {
  readonly db: Database;
  readonly owner: pg.Pool;
  shut(): void;
};

/** The same connections behind objects that are this shop's alone, by which the product also tells its caches apart. */
export function gate(db: Database, owner: pg.Pool): Gate {
  let isShut = false;
  const refused = (): Promise<never> =>
    Promise.reject(new Error('Cannot use a pool after calling end on the pool'));
  const own = <F extends (...args: never[]) => unknown>(ask: F): F =>
    ((...args: Parameters<F>) => (isShut ? refused() : ask(...args))) as F;
  const ownPool = (pool: pg.Pool): pg.Pool =>
    Object.assign(Object.create(pool) as pg.Pool, {
      connect: own(pool.connect.bind(pool)),
      query: own(pool.query.bind(pool)),
      end: async () => {},
    });
  const { reports } = db;
  const shut = (): void => void (isShut = true);
  return {
    shut,
    owner: ownPool(owner),
    db: {
      many: own(db.many),
      maybe: own(db.maybe),
      one: own(db.one),
      run: own(db.run),
      call: own(db.call),
      begin: own(db.begin),
      read: own(db.read),
      close: async () => shut(),
      pool: ownPool(db.pool),
      reports: {
        ...reports,
        connect: own(reports.connect),
        connectFree: own(reports.connectFree),
      },
    },
  };
}
