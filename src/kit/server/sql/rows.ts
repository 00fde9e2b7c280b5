import { invariant } from '#kit/server/problem.ts';
import { sql, statementByMany, type Query, type Sql } from '#kit/server/sql.ts';

type Row = Readonly<Record<string, unknown>>;

type Column = {
  readonly name: string;
  readonly json: boolean;
  /** The database fills it where an insert does not name it. */
  readonly fills: boolean;
};
/** The columns of a table in the order of its row type: known for the life of the process. */
const orders = new Map<string, readonly Column[]>();
const ORDER = statementByMany(
  `select attname as name, atttypid = 'jsonb'::regtype as json, atthasdef or attidentity <> '' as fills
     from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
  ['text'],
);

/** Each transaction that does not know them asks for itself: one that fails is no answer for another. */
async function orderOf(on: Sql, table: string): Promise<readonly Column[]> {
  const known = orders.get(table);
  if (known) return known;
  const asked = await on.call<Column>(ORDER, [table]);
  orders.set(table, asked);
  return asked;
}

/**
 * One insert for any number of rows of a table, each sent as one text of the table's row type: the
 * cheapest way in. `made` are the columns that the database fills itself.
 */
export async function insertRows(
  on: Sql,
  table: string,
  rows: readonly Row[],
  made: Readonly<Record<string, Query>> = {},
): Promise<Query> {
  const order = await orderOf(on, table);
  const given = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const unknown = given.find((name) => !order.some((one) => one.name === name));
  if (unknown) throw new Error(`${table} has no column ${unknown}`);
  const named = [...given, ...Object.keys(made)].map((name) => sql.ref(name));
  const values = [...given.map((name) => sql.ref(`r.${name}`)), ...Object.values(made)];
  const texts = textsIn(order, rows);
  return sql`insert into ${sql.table(table)} (${sql.join(named)})
    select ${sql.join(values)} from unnest(${texts}::${sql.raw(`"${table}"[]`)}) r`;
}

const textsIn = (order: readonly Column[], rows: readonly Row[]): string[] =>
  rows.map((row) => rowText(order, row));

/** Rows as texts of a table's row type, for a fixed statement that unnests them; what is no column is left out. */
export const rowTexts = async (on: Sql, table: string, rows: readonly Row[]): Promise<string[]> =>
  textsIn(await orderOf(on, table), rows);

/**
 * The same for a statement that writes these columns of every row: a row may name no other, which would be lost, and
 * must say each that the database would fill, for the statement would write a null there.
 */
export async function wholeRowTexts(
  on: Sql,
  table: string,
  rows: readonly Row[],
  columns: readonly string[],
): Promise<string[]> {
  const order = await orderOf(on, table);
  const filled = order.filter(({ name, fills }) => fills && columns.includes(name));
  for (const row of rows) {
    const lost = Object.keys(row).find((name) => !columns.includes(name));
    invariant(lost === undefined, `${table} does not declare its column ${lost}`);
    const unsaid = filled.find(({ name }) => row[name] === undefined);
    invariant(unsaid === undefined, `${table} would write its column ${unsaid?.name} as a null`);
  }
  return textsIn(order, rows);
}

/** Letters that are read as they stand: figures, codes and dates need no quotes. */
const BARE = /^[\w.:+-]+$/;

/** A row as PostgreSQL reads one: a null is nothing at all. */
function rowText(order: readonly Column[], row: Row): string {
  let text = '';
  for (const { name, json } of order) {
    const value = row[name];
    text += text === '' ? '(' : ',';
    if (value === null || value === undefined) continue;
    if (typeof value === 'number' || typeof value === 'boolean') text += value;
    else if (typeof value === 'string') text += BARE.test(value) ? value : quoted(value);
    // A list that a column keeps as JSON is no array of the database.
    else text += quoted(json ? JSON.stringify(value) : plain(value));
  }
  return `${text})`;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

function plain(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/** Of an array: a null is a bare word, which in quotes would be those four letters. */
function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return Array.isArray(value) ? plain(value) : quoted(plain(value));
}
