import { zip } from '#kit/rules/lists.ts';
import { isClockFixed } from '#kit/server/clock.ts';
import type { Many, Sql, Statement } from '#kit/server/sql.ts';
import { isOfDatabase } from '#kit/server/sql/sql-state.ts';

type Values = readonly unknown[];
type On = Pick<Sql, 'call'>;
/** Gives one connection for as long as some statements take. */
export type Lend = (use: (on: On) => Promise<unknown>) => Promise<unknown>;
type Asked = {
  readonly values: Values;
  readonly resolve: (rows: Values) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Reads that say how many of them are asked at once: those of one turn of the event loop, of whichever shops, leave as
 * one statement, one alone as itself; so does each that is gathered for one shop. The look starts after everyone has
 * asked. Where it fails each asks alone, so that no request is refused for the values of another. Several statements of
 * a turn leave in one packet, by a connection that `lend` gives for it.
 */
export function gathered(on: Sql, lend?: Lend): Sql['call'] {
  const call = gatherOn(on, { lend });
  // A held clock is each one's own.
  const isShared = ({ many }: Statement): boolean => !!many && !many.ofOneShop && !isClockFixed();
  return <T>(statement: Statement, values: Values): Promise<T[]> =>
    isShared(statement) ? call<T>(statement, values) : on.call<T>(statement, values);
}

/**
 * The same for those who share one clock and, where `isOver` is given, one transaction: once that is over, nothing more
 * is asked of it, and what the database refuses there is refused to all, for it has ended with that. Rows that cannot
 * be shared out are asked for one by one.
 */
export function gatherOn(
  on: On,
  { isOver: ended, lend }: { isOver?: () => boolean; lend?: Lend | undefined } = {},
): Sql['call'] {
  const isOver = () => ended?.() ?? false;
  const waiting = new Map<Statement, Asked[]>();
  const alone = async (by: On, statement: Statement, one: Asked): Promise<void> =>
    isOver()
      ? one.reject(new Error('The transaction has ended'))
      : by.call(statement, one.values).then(one.resolve, one.reject);
  const together = async (by: On, { statement, gather, share }: Many, asked: Asked[]) => {
    const all = gather(asked.map(({ values }) => values));
    const rows = await by.call<Record<string, unknown>>(statement, all);
    const rowsOf = asked.map(({ values }, at) => share(rows, at, values));
    for (const [{ resolve }, own] of zip(asked, rowsOf)) resolve(own);
  };
  const ask = async (by: On, statement: Statement, asked: Asked[]): Promise<void> => {
    const each = () => Promise.all(asked.map((one) => alone(by, statement, one)));
    if (!statement.many || asked.length === 1 || isOver()) return void (await each());
    try {
      await together(by, statement.many, asked);
    } catch (error) {
      if (ended && isOfDatabase(error)) for (const { reject } of asked) reject(error);
      else await each();
    }
  };
  const flush = (): void => {
    const all = [...waiting];
    waiting.clear();
    const send = (by: On) =>
      Promise.all(all.map(([statement, asked]) => ask(by, statement, asked)));
    const refused = (error: unknown) => {
      for (const [, asked] of all) for (const { reject } of asked) reject(error);
    };
    if (lend && all.length > 1) lend(send).catch(refused);
    else void send(on);
  };
  return <T>(statement: Statement, values: Values): Promise<T[]> =>
    new Promise<Values>((resolve, reject) => {
      if (waiting.size === 0) setImmediate(flush);
      const asked = waiting.get(statement);
      if (asked) asked.push({ values, resolve, reject });
      else waiting.set(statement, [{ values, resolve, reject }]);
    }) as Promise<T[]>;
}
