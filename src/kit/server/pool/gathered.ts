import { zip } from '#kit/rules/lists.ts';
import { isClockFixed } from '#kit/server/clock.ts';
import type { Many, Sql, Statement } from '#kit/server/sql.ts';
import { isOfDatabase } from '#kit/server/sql/sql-state.ts';

type Values = readonly unknown[];
type Asked = {
  readonly values: Values;
  readonly resolve: (rows: Values) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Reads that say how many of them are asked at once: those of one turn of the event loop, of whichever shops, leave as
 * one statement, one alone as itself; so does each that is gathered for one shop. The look starts after everyone has
 * asked. Where it fails each asks alone, so that no request is refused for the values of another.
 */
export function gathered(on: Sql): Sql['call'] {
  const call = gatherOn(on);
  // A held clock is each one's own.
  const isShared = ({ many }: Statement): boolean => !!many && !many.ofOneShop && !isClockFixed();
  return <T>(statement: Statement, values: Values): Promise<T[]> =>
    isShared(statement) ? call<T>(statement, values) : on.call<T>(statement, values);
}

/**
 * The same for those who share one clock and, where one is given, one transaction: once that `isOver`, nothing more is
 * asked of it, and what the database refuses there is refused to all, for it has ended with that. Rows that cannot be
 * shared out are asked for one by one.
 */
export function gatherOn(
  on: Pick<Sql, 'call'>,
  shared?: { readonly isOver: () => boolean },
): Sql['call'] {
  const isOver = () => shared?.isOver() ?? false;
  const waiting = new Map<Statement, Asked[]>();
  const alone = (statement: Statement, { values, resolve, reject }: Asked): void =>
    isOver()
      ? reject(new Error('The transaction has ended'))
      : void on.call(statement, values).then(resolve, reject);
  const together = async ({ statement, gather, share }: Many, asked: Asked[]): Promise<void> => {
    const all = gather(asked.map(({ values }) => values));
    const rows = await on.call<Record<string, unknown>>(statement, all);
    const rowsOf = asked.map(({ values }, at) => share(rows, at, values));
    for (const [{ resolve }, own] of zip(asked, rowsOf)) resolve(own);
  };
  const flush = (): void => {
    const all = [...waiting];
    waiting.clear();
    for (const [statement, asked] of all) {
      const each = () => asked.forEach((one) => alone(statement, one));
      const failed = (error: unknown): void =>
        shared && isOfDatabase(error) ? asked.forEach(({ reject }) => reject(error)) : each();
      if (statement.many && asked.length > 1 && !isOver())
        together(statement.many, asked).catch(failed);
      else each();
    }
  };
  return <T>(statement: Statement, values: Values): Promise<T[]> =>
    new Promise<Values>((resolve, reject) => {
      if (waiting.size === 0) setImmediate(flush);
      const asked = waiting.get(statement);
      if (asked) asked.push({ values, resolve, reject });
      else waiting.set(statement, [{ values, resolve, reject }]);
    }) as Promise<T[]>;
}
