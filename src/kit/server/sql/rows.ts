import { sql, type Query, type Sql } from '#kit/server/sql.ts';

type Row = Readonly<Record<string, unknown>>;

type Column = { readonly name: string; readonly json: boolean };
/** The columns of a table in the order of its row type: asked once in the life of the process. */
const orders = new Map<string, Promise<readonly Column[]>>();

function orderOf(on: Sql, table: string): Promise<readonly Column[]> {
  const known = orders.get(table);
  if (known) return known;
  const asked = on.many(
    sql<Column>`
        select attname as name, atttypid = 'jsonb'::regtype as json from pg_attribute
         where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  orders.set(table, asked);
  asked.catch(() => orders.delete(table));
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
  const texts = rows.map((row) => rowText(order.map((one) => valueOf(row, one))));
  return sql`insert into ${sql.table(table)} (${sql.join(named)})
    select ${sql.join(values)} from unnest(${texts}::${sql.raw(`"${table}"[]`)}) r`;
}

/** A list that a column keeps as JSON is no array of the database. */
const valueOf = (row: Row, { name, json }: Column): unknown =>
  json && Array.isArray(row[name]) ? JSON.stringify(row[name]) : row[name];

/** A row as PostgreSQL reads one: a null is nothing at all, everything else stands in quotes. */
const rowText = (values: readonly unknown[]): string =>
  `(${values.map((value) => (value === null || value === undefined ? '' : quoted(plain(value)))).join(',')})`;

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
