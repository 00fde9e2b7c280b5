import { createHash } from 'node:crypto';
import pg from 'pg';
import { missing } from '#kit/server/problem.ts';
import { compile, sql, type Query } from '#kit/server/sql/sql-tag.ts';
import type { Refusal } from '#kit/rules/refusal.ts';

export { compile, sql, type Query };

/** A filter of a report as a condition; one that is left open (SEMUA) asks for nothing. */
export const same = (column: string, chosen: string): Query =>
  chosen === 'ALL' ? sql`` : sql`and ${sql.ref(column)} = ${chosen}`;

type Values = readonly unknown[];
type Rows = readonly Readonly<Record<string, unknown>>[];
/** How a statement is asked by many at once, as one statement: reads of one turn, reads and writes of a ride. */
export type Many = {
  readonly statement: Statement;
  /**
   * It takes the shop of the first who asks for that of all: right in a ride, which is of one shop. The pool, which
   * joins reads of every shop, asks it for each alone.
   */
  readonly ofOneShop: boolean;
  /** The values of that statement, from those of all who ask. */
  gather(all: readonly Values[]): Values;
  /** The rows of the one who asked at this place with these values. */
  share(rows: Rows, at: number, values: Values): Values;
  /**
   * What an act that asks it reads or holds for itself, where other acts change it: a piece, a tray, a sum of the day.
   * Of a ride the first claims it; another that asks for the same leaves and goes alone, after it.
   */
  claims(values: Values): readonly string[];
};
/** Of a statement that reads nothing that acts change, and of a write: nothing that is written is read in a ride. */
export const CLAIMS_NOTHING: Many['claims'] = () => [];

/** A piece of SQL whose text never changes: compiled once, run by name. */
export type Statement = { readonly name: string; readonly text: string; readonly many?: Many };

/** What code may do with a database, inside or outside a transaction. */
export interface Sql {
  many<T>(query: Query<T>): Promise<T[]>;
  maybe<T>(query: Query<T>): Promise<T | undefined>;
  one<T>(query: Query<T>, otherwise?: Refusal): Promise<T>;
  /** Rows changed. */
  run(query: Query): Promise<number>;
  /** A fixed statement with its values: the hot paths. */
  call<T>(statement: Statement, values: readonly unknown[]): Promise<T[]>;
}

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const INT8_ARRAY = 1016;

/** bigint as a safe number, date and instant as text: a domain arrives as its base type. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return toSafeNumber;
    if (oid === DATE) return (value: string) => value;
    if (oid === TIMESTAMPTZ) return (value: string) => toInstant(value);
    if (oid === INT8_ARRAY)
      return (value: string) => value.slice(1, -1).split(',').filter(Boolean).map(Number);
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

function toSafeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a safe whole number: ${value}`);
  return number;
}

/** '2026-11-20 08:02:00.123+00' as ISO 8601; sessions run in UTC. */
const toInstant = (value: string): string => {
  const [date, time = ''] = value.split(' ');
  const [clock = '', fraction = ''] = time.replace(/[+-]\d{2}(:?\d{2})?$/, '').split('.');
  return `${date}T${clock}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
};

/** A short stable name for a statement's text, so that the server plans it once per connection. */
const nameOf = (text: string): string =>
  `k${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`;

/** Queries that are put together as they are asked, a list by its filters and its order: so many of them are named. */
const asked = new Map<string, string>();
const MOST_ASKED = 2000;

/** The name of such a text; none beyond those, for a connection keeps the plan of each name. */
function nameOfAsked(text: string): string | undefined {
  const known = asked.get(text);
  if (known !== undefined || asked.size >= MOST_ASKED) return known;
  const name = nameOf(text);
  asked.set(text, name);
  return name;
}

/** Those that many ask at once, as they were made. */
const shared: Statement[] = [];
/** All of them: what a test looks through. */
export const sharedStatements = (): readonly Statement[] => shared;

/** Has its name however many queries were asked: the program has a fixed number of such texts. */
export function statement(text: string, many?: Many): Statement {
  const fixed: Statement = { name: nameOf(text), text, ...(many && { many }) };
  if (many) shared.push(fixed);
  return fixed;
}

/**
 * A read of which many are asked at once (`Database.call`): each one's values are a row that looks for itself. Where it
 * reads what acts change, `claims` says of whom or of what.
 */
export function statementByMany(
  text: string,
  types: readonly string[],
  claims = CLAIMS_NOTHING,
): Statement {
  const columns = types.map((type, at) => `p${at + 1} ${type}`).join(', ');
  const each = text.replaceAll(/\$(\d+)/g, 'q.p$1');
  return statement(text, {
    statement: statement(
      `select q.ke, r.* from jsonb_to_recordset($1::jsonb) as q (ke int, ${columns}) cross join lateral (${each}) r`,
    ),
    gather: (all) => [
      JSON.stringify(
        all.map((values, ke) => ({
          ke,
          ...Object.fromEntries(values.map((value, at) => [`p${at + 1}`, value])),
        })),
      ),
    ],
    ofOneShop: false,
    share: (rows, at) => rows.filter(({ ke }) => ke === at).map(({ ke: _ke, ...row }) => row),
    claims,
  });
}

/** The one row that a fixed statement answers. */
export async function callOne<T>(
  on: Sql,
  fixed: Statement,
  values: readonly unknown[],
): Promise<T> {
  const [row] = await on.call<T>(fixed, values);
  if (row === undefined) throw new Error(`A row was expected of ${fixed.text}`);
  return row;
}

/** How a query's answers are read: the same for every connection. */
export const typesOf = types;

/** Anything that answers a pg query: a pool or one of its clients. */
type Runner = { query(config: pg.QueryConfig): Promise<pg.QueryResult> };

export function sqlOn(runner: Runner): Sql {
  const send = async (text: string, values: readonly unknown[]) =>
    runner.query({ name: nameOfAsked(text), text, values: values as unknown[], types });
  const many = async <T>(query: Query<T>): Promise<T[]> => {
    const { text, values } = compile(query);
    return (await send(text, values)).rows as T[];
  };
  return {
    many,
    maybe: async (query) => (await many(query))[0],
    one: async (query, otherwise) => {
      const [row] = await many(query);
      if (row !== undefined) return row;
      throw otherwise ? missing(otherwise) : new Error('A row was expected');
    },
    run: async (query) => {
      const { text, values } = compile(query);
      return (await send(text, values)).rowCount ?? 0;
    },
    call: async <T>(fixed: Statement, values: readonly unknown[]) =>
      (
        await runner.query({
          name: fixed.name,
          text: fixed.text,
          values: values as unknown[],
          types,
        })
      ).rows as T[],
  };
}
