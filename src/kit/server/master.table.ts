import { cocokSemua, cocokUrut } from '#kit/server/sql/cari.query.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Field, Fields, RefSource } from '#kit/contract/field.ts';
import type { Master, MasterRow, UsedBy } from '#kit/contract/master.ts';
import { lastOf } from '#kit/rules/lists.ts';

/** Every column that a master's declaration names; `sql.ref` quotes them, no text of a user ever gets here. */
const columnsOf = (master: Master): string[] => [...Object.keys(master.fields), 'is_active'];
const refs = (names: readonly string[]): Query => sql.join(names.map((name) => sql.ref(name)));

type Row = Record<string, unknown>;

const whereKey = (master: Master, kode_toko: string, key: Row): Query =>
  sql`kode_toko = ${kode_toko} and ${sql.join(
    master.key.map((name) => sql`${sql.ref(name)} = ${key[name]}`),
    sql` and `,
  )}`;

/** Several values in one column; the name of pictures is as many as they are. */
function isSeveral({ fields }: Master, name: string): boolean {
  const of = fields[fields[name]?.follows ?? name];
  return of !== undefined && ['list', 'photos', 'tags'].includes(of.kind);
}

const value = (master: Master, name: string, row: Row): Query => {
  const held = row[name] ?? null;
  return isSeveral(master, name) && held !== null
    ? sql`${JSON.stringify(held)}::jsonb`
    : sql`${held}`;
};

export type ListAsk = { q?: string; sort?: string; skip?: number; limit?: number; semua?: boolean };

/** The rows of a list with how many there are in all: one statement. */
export function listMasterRow<F extends Fields>(
  on: Sql,
  master: Master<F>,
  kode_toko: string,
  ask: ListAsk,
): Promise<(MasterRow<F> & { jumlah_semua: number })[]> {
  const q = ask.q?.trim();
  return on.many(sql<MasterRow<F> & { jumlah_semua: number }>`
    select ${refs(columnsOf(master))}, count(*) over ()::int as jumlah_semua
      from ${sql.table(master.table)}
     where kode_toko = ${kode_toko} ${ask.semua ? sql`` : sql`and is_active`}
       ${q ? sql`and ${cocokSemua(searched(master), q)}` : sql``}
     order by ${orderOf(master, ask.sort, q)}, ${refs(master.key)}
     ${ask.limit === undefined ? sql`` : sql`limit ${ask.limit}`} offset ${ask.skip ?? 0}`);
}

/** The chosen order; without one what was typed leads, the exact code first. */
function orderOf(master: Master, sort: string | undefined, q: string | undefined): Query {
  const key = sql.ref(lastOf(master.key));
  if (sort === undefined)
    return q ? cocokUrut([key, ...searched(master)], q) : sql.ref(master.key[0]);
  return sql`${sql.ref(sort.replace(/^-/, ''))} ${sort.startsWith('-') ? sql`desc` : sql`asc`}`;
}

function searched(master: Master): Query[] {
  const texts = Object.entries(master.fields as Record<string, Field>).flatMap(([name, { kind }]) =>
    ['text', 'kode', 'longText', 'ref'].includes(kind) ? [name] : [],
  );
  const columns = master.search ?? (texts.length > 0 ? texts : master.key);
  return columns.map((name) => sql.ref(name));
}

export const findMasterRow = <F extends Fields>(
  on: Sql,
  master: Master<F>,
  kode_toko: string,
  key: Row,
): Promise<MasterRow<F> | undefined> =>
  on.maybe(sql<MasterRow<F>>`
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

/** A row that is gone for good; the audit has what it was. */
export const deleteMasterRow = (
  tx: Tx,
  master: Master,
  kode_toko: string,
  key: Row,
): Promise<number> =>
  tx.run(sql`delete from ${sql.table(master.table)} where ${whereKey(master, kode_toko, key)}`);

/** Whether one of these pictures is another row's own. */
export async function pictureTaken(
  tx: Tx,
  master: Master,
  kode_toko: string,
  row: Row,
  { name, paths }: { name: string; paths: readonly string[] },
): Promise<boolean> {
  await lockMaster(tx, master, kode_toko);
  const column = sql.ref(name);
  const holds = isSeveral(master, name)
    ? sql`jsonb_exists_any(${column}, ${paths})`
    : sql`${column} = any(${paths})`;
  return (
    (await tx.maybe(sql`
      select 1 from ${sql.table(master.table)}
       where kode_toko = ${kode_toko} and not (${sql.join(
         master.key.map((one) => same(one, row[one])),
         sql` and `,
       )}) and ${holds} limit 1`)) !== undefined
  );
}

/** True when a row of another table still names this one. */
export const isUsed = async (
  on: Sql,
  { table, columns, only, several }: UsedBy,
  kode_toko: string,
  keys: readonly unknown[],
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from ${sql.table(table)}
     where kode_toko = ${kode_toko}
       and ${sql.join(
         columns.map((name, at) =>
           several
             ? sql`jsonb_exists(${sql.ref(name)}, ${keys[at]})`
             : sql`${sql.ref(name)} = ${keys[at]}`,
         ),
         sql` and `,
       )}
       ${only ? sql`and ${sql.ref(only.column)} = any(${only.is})` : sql``} limit 1`)) !==
  undefined;

/** Held until the commit by a write whose row another row may forbid: numbers, pairs, ranges. */
const lockMaster = (tx: Tx, master: Master, kode_toko: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${master.table}:${kode_toko}`}, 0))`);

/** The key of the next row: one more than there ever were, behind its letters. */
export async function nextMasterKey(tx: Tx, master: Master, kode_toko: string): Promise<Row> {
  await lockMaster(tx, master, kode_toko);
  const { jumlah } = await tx.one(sql<{ jumlah: number }>`
    select count(*)::int + 1 as jumlah from ${sql.table(master.table)} where kode_toko = ${kode_toko}`);
  const { keyFromServer } = master;
  return { [master.key[0]]: keyFromServer === true ? jumlah : `${keyFromServer}-${jumlah}` };
}

const same = (name: string, held: unknown): Query =>
  held === null || held === undefined
    ? sql`${sql.ref(name)} is null`
    : sql`${sql.ref(name)} = ${held}`;

/** Another row in use that agrees in these fields. */
const others = (master: Master, kode_toko: string, row: Row, within: readonly string[]): Query =>
  sql`select 1 from ${sql.table(master.table)} where kode_toko = ${kode_toko} and is_active
        and not (${sql.join(
          master.key.map((name) => same(name, row[name])),
          sql` and `,
        )}) ${sql.join(
          within.map((name) => sql`and ${same(name, row[name])}`),
          sql` `,
        )}`;

/** The sentence of the first pair or range of the declaration that another row in use already holds. */
export async function takenBy(
  tx: Tx,
  master: Master,
  kode_toko: string,
  row: Row,
): Promise<string | undefined> {
  const { unique = [], range } = master;
  if (unique.length === 0 && !range?.overlap) return undefined;
  await lockMaster(tx, master, kode_toko);
  for (const { fields, message } of unique)
    if (await tx.maybe(sql`${others(master, kode_toko, row, fields)} limit 1`)) return message;
  if (!range?.overlap) return undefined;
  const [from, to] = [sql.ref(range.from), sql.ref(range.to)];
  const [low, high] = [row[range.from] ?? null, row[range.to] ?? null];
  const across = await tx.maybe(sql`
    ${others(master, kode_toko, row, range.overlap.within)}
      ${low === null ? sql`` : sql`and (${to} is null or ${to} >= ${low})`}
      ${high === null ? sql`` : sql`and (${from} is null or ${from} <= ${high})`} limit 1`);
  return across ? range.overlap.message : undefined;
}

/** The `ref` fields of a row whose code has no active row in its own master. */
export async function danglingRefs(
  on: Sql,
  master: Master,
  kode_toko: string,
  row: Row,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { source }] of Object.entries(master.fields)) {
    const held = row[name] ?? [];
    const codes = [...new Set(Array.isArray(held) ? held : [held])] as string[];
    if (!source || codes.length === 0) continue;
    // Held until the commit: what is named now is not removed beside it.
    const there = await on.many(sql<{ kode: string }>`
      select ${sql.ref(source.value)} as kode from ${sql.table(source.table)}
       where kode_toko = ${kode_toko} and ${sql.ref(source.value)} = any(${codes}) and is_active
         for key share`);
    if (new Set(there.map(({ kode }) => kode)).size < codes.length) found.push(name);
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
