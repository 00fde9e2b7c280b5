import { isClockFixed } from '#kit/server/clock.ts';
import type { Sql, Statement } from '#kit/server/sql.ts';

type Values = readonly unknown[];
type Asked = {
  readonly values: Values;
  readonly resolve: (rows: Values) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Reads that say how many of them are asked at once: those of one turn of the event loop leave as one statement, one
 * alone as itself. The look starts after everyone has asked. Where it fails each asks alone, so that no request is
 * refused for the values of another.
 */
export function gathered(on: Sql): Sql['call'] {
  const waiting = new Map<Statement, Asked[]>();
  const alone = (statement: Statement, { values, resolve, reject }: Asked): void =>
    void on.call(statement, values).then(resolve, reject);
  const flush = (): void => {
    const all = [...waiting];
    waiting.clear();
    for (const [statement, asked] of all) {
      const each = () => asked.forEach((one) => alone(statement, one));
      const { many } = statement;
      if (!many || asked.length === 1) each();
      else
        on.call<Record<string, unknown>>(
          many.statement,
          many.gather(asked.map(({ values }) => values)),
        ).then((rows) => asked.forEach(({ resolve }, at) => resolve(many.share(rows, at))), each);
    }
  };
  return <T>(statement: Statement, values: Values): Promise<T[]> => {
    // A held clock is each one's own.
    if (!statement.many || isClockFixed()) return on.call<T>(statement, values);
    return new Promise<Values>((resolve, reject) => {
      if (waiting.size === 0) setImmediate(flush);
      const asked = waiting.get(statement);
      if (asked) asked.push({ values, resolve, reject });
      else waiting.set(statement, [{ values, resolve, reject }]);
    }) as Promise<T[]>;
  };
}
