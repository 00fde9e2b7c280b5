import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { RefSource } from '#kit/contract/field.ts';
import type { Master, UsedBy } from '#kit/contract/master.ts';

/** Every column that a master's declaration names; `sql.ref` quotes them, no text of a user ever gets here. */
const columnsOf = (master: Master): string[] => [...Object.keys(master.fields), 'is_active'];
const refs = (names: readonly string[]): Query => sql.join(names.map((name) => sql.ref(name)));

type Row = Record<string, unknown>;

const whereKey = (master: Master, kode_toko: string, key: Row): Query =>
  sql`kode_toko = ${kode_toko} and ${sql.join(
    master.key.map((name) => sql`${sql.ref(name)} = ${key[name]}`),
    sql` and `,
  )}`;

const value = (master: Master, name: string, row: Row): Query => {
  const kind = master.fields[name]?.kind;
  const held = row[name] ?? null;
  return kind === 'list' && held !== null ? sql`${JSON.stringify(held)}::jsonb` : sql`${held}`;
};

export type ListAsk = { q?: string; sort?: string; skip?: number; limit?: number; semua?: boolean };

/** The rows of a list with how many there are in all: one statement. */
export function listMasterRow(
  on: Sql,
  master: Master,
  kode_toko: string,
  ask: ListAsk,
): Promise<(Row & { jumlah_semua: number })[]> {
  const order = ask.sort ?? master.key[0]!;
  const column = sql.ref(order.replace(/^-/, ''));
  const direction = order.startsWith('-') ? sql`desc` : sql`asc`;
  return on.many(sql<Row & { jumlah_semua: number }>`
    select ${refs(columnsOf(master))}, count(*) over ()::int as jumlah_semua
      from ${sql.table(master.table)}
     where kode_toko = ${kode_toko} ${ask.semua ? sql`` : sql`and is_active`} ${search(master, ask.q)}
     order by ${column} ${direction}, ${refs(master.key)}
     ${ask.limit === undefined ? sql`` : sql`limit ${ask.limit}`} offset ${ask.skip ?? 0}`);
}

function search(master: Master, q: string | undefined): Query {
  if (!q) return sql``;
  const texts = Object.keys(master.fields).filter((name) =>
    ['text', 'kode', 'longText', 'ref'].includes(master.fields[name]!.kind),
  );
  const columns = master.search ?? texts;
  const like = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`and (${sql.join(
    columns.map((name) => sql`${sql.ref(name)}::text ilike ${like}`),
    sql` or `,
  )})`;
}

export const findMasterRow = (
  on: Sql,
  master: Master,
  kode_toko: string,
  key: Row,
): Promise<Row | undefined> =>
  on.maybe(sql<Row>`
    select ${refs(columnsOf(master))} from ${sql.table(master.table)} where ${whereKey(master, kode_toko, key)}`);

export const lockMasterRow = (
  tx: Tx,
  master: Master,
  kode_toko: string,
  key: Row,
): Promise<Row | undefined> =>
  tx.maybe(sql<Row>`
    select ${refs(columnsOf(master))} from ${sql.table(master.table)} where ${whereKey(master, kode_toko, key)}
       for update`);

export function insertMasterRow(
  tx: Tx,
  master: Master,
  kode_toko: string,
  row: Row,
  op: string,
): Promise<Row | undefined> {
  const names = Object.keys(master.fields).filter((name) => row[name] !== undefined);
  return tx.maybe(sql<Row>`
    insert into ${sql.table(master.table)} (kode_toko, ${refs(names)}, is_active, op)
    values (${kode_toko}, ${sql.join(names.map((name) => value(master, name, row)))}, true, ${op}::uuid)
    on conflict do nothing
    returning ${refs(columnsOf(master))}`);
}

export function updateMasterRow(
  tx: Tx,
  master: Master,
  kode_toko: string,
  key: Row,
  change: Row,
  op: string,
): Promise<Row> {
  const sets = Object.keys(change).map(
    (name) =>
      sql`${sql.ref(name)} = ${name === 'is_active' ? sql`${change[name]}` : value(master, name, change)}`,
  );
  return tx.one(sql<Row>`
    update ${sql.table(master.table)} set ${sql.join([...sets, sql`op = ${op}::uuid`])}
     where ${whereKey(master, kode_toko, key)} returning ${refs(columnsOf(master))}`);
}

/** True when a row of another table still names this one. */
export const isUsed = async (
  on: Sql,
  { table, columns, only }: UsedBy,
  kode_toko: string,
  keys: readonly unknown[],
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from ${sql.table(table)}
     where kode_toko = ${kode_toko}
       and ${sql.join(
         columns.map((name, at) => sql`${sql.ref(name)} = ${keys[at]}`),
         sql` and `,
       )}
       ${only ? sql`and ${sql.ref(only.column)} = any(${only.is})` : sql``} limit 1`)) !==
  undefined;

/** The `ref` fields of a row whose code has no active row in its own master. */
export async function danglingRefs(
  on: Sql,
  master: Master,
  kode_toko: string,
  row: Row,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { source }] of Object.entries(master.fields)) {
    if (!source || row[name] === null || row[name] === undefined) continue;
    const there = await on.maybe(sql`
      select 1 from ${sql.table(source.table)}
       where kode_toko = ${kode_toko} and ${sql.ref(source.value)} = ${row[name]} and is_active limit 1`);
    if (!there) found.push(name);
  }
  return found;
}

/** What a code of a list is called, for the heading of a report. */
export const findName = async (
  on: Sql,
  { table, value: code, show }: RefSource,
  kode_toko: string,
  chosen: string,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ name: string | null }>`
    select ${sql.ref(show)}::text as name from ${sql.table(table)}
     where kode_toko = ${kode_toko} and ${sql.ref(code)} = ${chosen} limit 1`)
  )?.name ?? undefined;
