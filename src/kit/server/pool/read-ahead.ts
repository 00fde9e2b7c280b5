import { isClockFixed } from '#kit/server/clock.ts';
import type { Sql, Statement } from '#kit/server/sql.ts';

type Values = readonly unknown[];
/** What a read asks first: a statement and its values. */
export type Ahead = readonly [statement: Statement, values: Values];
/** It from the shop and the path as it was typed: the very one that the handler asks, or it is asked in vain. */
export type FirstOf = (kode_toko: string, params: Readonly<Record<string, string>>) => Ahead;
type Read = { readonly begin?: (kode_toko: string) => void; readonly on: Sql };

/**
 * A read whose first question follows from its path and the shop asks it while its session is looked up, in the same
 * packet: a round trip costs more than either (bench J2). `begin` takes the shop that this session asked for before.
 * The rows serve the first question of the handler if that is the very same, after the session has answered and the
 * right was looked at; else they are dropped. They were read after the request came, so they are as new as any. A clock
 * that is held still is each one's own, and reads nothing ahead.
 */
export function readAhead(
  on: Sql,
  firstOf: FirstOf | undefined,
  params: Parameters<FirstOf>[1],
): Read {
  if (!firstOf || isClockFixed()) return { on };
  let early: { readonly asked: Ahead; readonly rows: Promise<Values> } | undefined;
  const begin = (kode_toko: string): void => {
    const asked = firstOf(kode_toko, params);
    const rows = on.call(...asked);
    rows.catch(() => {});
    early = { asked, rows };
  };
  const call = <T>(statement: Statement, values: Values): Promise<T[]> => {
    const first = early;
    early = undefined;
    const own = () => on.call<T>(statement, values);
    if (!first || !isSame(first.asked, [statement, values])) return own();
    return first.rows.catch(own) as Promise<T[]>;
  };
  return { begin, on: { ...on, call } };
}

const isSame = ([one, values]: Ahead, [other, asked]: Ahead): boolean =>
  one === other && values.length === asked.length && values.every((v, at) => v === asked[at]);
