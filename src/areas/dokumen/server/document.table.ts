import type { Hari } from '#kit/rules/hari.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import { lastOf } from '#kit/rules/lists.ts';
import { firstState } from '#areas/dokumen/contract/document.ts';
import type { HeldLineOf, LockedRow } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec, Joined } from '#areas/dokumen/contract/document-spec.ts';
import type { KepalaBatal } from '#areas/dokumen/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A document of any kind as its table holds it. */
export type Held = KepalaBatal & {
  readonly tgl_system: Hari;
  readonly input_date: string;
  readonly status: string;
  readonly input_by: string;
  /** The last act on it, where others stand on it; null before the first. */
  readonly no_terakhir?: string | null;
  /** Which act on its parent document was the last before it, where it has a parent. */
  readonly no_sebelum?: string | null;
  readonly otorisasi: string[];
  readonly [column: string]: unknown;
};

/** The columns of a document that are shown, with the names of its codes. */
export const toldColumns = ({ key, head, joined = {}, paper, on }: DocumentSpec): Query =>
  sql.join([
    ...[
      key,
      ...(on ? [on.spec.key] : []),
      'tgl_system',
      'input_date',
      ...Object.keys(head),
      'status',
      'input_by',
      ...(paper ? ['cetak_ke'] : []),
    ].map((name) => sql.ref(`d.${name}`)),
    ...Object.entries(joined).map(
      ([name, one]) => sql`${sql.ref(joinedColumn(name, one))} as ${sql.ref(name)}`,
    ),
  ]);

const aliasOf = ({ by, in: { table } }: Joined): string => `of_${by}_${table}`;
const joinedColumn = (name: string, one: Joined): string => `${aliasOf(one)}.${one.column ?? name}`;
/** A column of the document, or of what another table knows of it. */
export const columnOf = ({ joined = {} }: DocumentSpec, name: string): string =>
  joined[name] ? joinedColumn(name, joined[name]) : `d.${name}`;

/** The table under the name `d`, and the masters that know its codes. */
export const withMasters = ({ joined = {} }: DocumentSpec, from: Query): Query => {
  const masters = new Map(Object.values(joined).map((one) => [aliasOf(one), one]));
  const joins = [...masters].map(
    ([
      alias,
      {
        by,
        in: { table, key },
      },
    ]) => sql`left join ${sql.table(table)} ${sql.ref(alias)}
      on ${sql.ref(`${alias}.kode_toko`)} = d.kode_toko
     and ${sql.ref(`${alias}.${lastOf(key)}`)} = ${sql.ref(`d.${by}`)}`,
  );
  return sql.join([from, ...joins], sql` `);
};

/** All of these, where any is said. */
export const allOf = (conditions: readonly (Query | undefined)[]): Query | undefined => {
  const said = conditions.filter((one) => one !== undefined);
  return said.length > 0 ? sql.join(said, sql` and `) : undefined;
};

export const fromTable = (spec: DocumentSpec): Query =>
  withMasters(spec, sql`${sql.table(spec.table)} d`);

/** What is kept of its cancel; without a number of its own where its halves have theirs. */
const cancelled = ({ cancel }: DocumentSpec): Query => {
  const no = cancel.letters ? sql`d.no_batal` : sql`null::text as no_batal`;
  return sql`${no}, d.alasan_batal, d.batal_by, d.tgl_batal, d.otorisasi`;
};

/** A row that was read by the names of a declaration has the types of its fields. Its lines are not read. */
export type HeldBy<W extends DocumentSpec> = Held & LockedRow<W>;

const one = <W extends DocumentSpec>(spec: W, kode_toko: string, no: string, sees?: Query) =>
  sql<HeldBy<W>>`
    select ${toldColumns(spec)}, ${insideOf(spec)} ${cancelled(spec)} from ${fromTable(spec)}
     where d.kode_toko = ${kode_toko} and ${sql.ref(`d.${spec.key}`)} = ${no}
       ${sees ? sql`and ${sees}` : sql``}`;

/** Columns that are never shown: the kind's own (`inside`), and those in which the engine keeps the order of acts. */
export const insideNames = ({ inside = {}, acts, on }: DocumentSpec): string[] => [
  ...Object.keys(inside),
  ...(acts ? ['no_terakhir'] : []),
  ...(on?.spec.acts ? ['no_sebelum'] : []),
];

const insideOf = (spec: DocumentSpec): Query =>
  sql.join(
    insideNames(spec).map((name) => sql`${sql.ref(`d.${name}`)},`),
    sql` `,
  );

export const findDocument = <W extends DocumentSpec>(
  on: Sql,
  spec: W,
  kode_toko: string,
  no: string,
  sees?: Query,
): Promise<HeldBy<W> | undefined> => on.maybe(one(spec, kode_toko, no, sees));

/** Locked until the act is finished: the act that cancels it or counts a print sees it as it is. */
export const lockDocument = <W extends DocumentSpec>(
  tx: Tx,
  spec: W,
  kode_toko: string,
  no: string,
  sees?: Query,
): Promise<HeldBy<W> | undefined> =>
  tx.maybe(sql<HeldBy<W>>`${one(spec, kode_toko, no, sees)} for update of d`);

type Row = Readonly<Record<string, unknown>>;

type Written = {
  readonly row: Row;
  readonly lines: readonly Row[];
  /** Columns that take the moment itself. */
  readonly stamps?: readonly string[];
  /** The change of its parent document. */
  readonly parent?: Query;
};

/** Writes a document with its lines and answers it as it will be read, in one statement. */
export async function insertDocument(
  tx: Tx,
  spec: DocumentSpec,
  { row, lines, stamps = [], parent }: Written,
  ctx: Ctx,
): Promise<Held> {
  const { kode_toko, hari, user_id, op } = ctx;
  const known = Object.entries(row).filter(([name]) => !stamps.includes(name));
  const whole = {
    status: firstState(spec),
    ...Object.fromEntries(known),
    kode_toko,
    tgl_system: hari,
    input_by: user_id,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
    op,
  };
  const moments = Object.fromEntries(['input_date', ...stamps].map((name) => [name, NOW]));
  const saved = await insertRows(tx, spec.table, [whole], moments);
  return tx.one(sql<Held>`
    with d as (${saved} returning *) ${await insertLines(tx, spec, row[spec.key], lines, ctx)}
      ${parent ? sql`, p as (${parent})` : sql``}
    select ${toldColumns(spec)}, ${insideOf(spec)} ${cancelled(spec)} from ${withMasters(spec, sql`d`)}`);
}

/** The moment as the database counts it. */
const NOW = sql`waktu()`;

async function insertLines(
  tx: Tx,
  { lines: of, key }: DocumentSpec,
  no: unknown,
  lines: readonly Row[],
  { kode_toko, hari }: Ctx,
): Promise<Query> {
  if (!of || lines.length === 0) return sql``;
  const rows = lines.map((line, at) => ({
    ...line,
    kode_toko,
    [key]: no,
    urut: at + 1,
    tgl_system: hari,
  }));
  return sql`, l as (${await insertRows(tx, of.table, rows)})`;
}

/** The lines of a document in their order, with the columns that are never answered. */
export const listLines = <W extends DocumentSpec>(
  on: Sql,
  { lines, key }: W,
  kode_toko: string,
  no: string,
): Promise<HeldLineOf<W>[]> =>
  lines
    ? on.many(sql<HeldLineOf<W>>`
        select ${sql.join(['urut', ...Object.keys({ ...lines.head, ...lines.inside })].map((name) => sql.ref(name)))}
          from ${sql.table(lines.table)}
         where kode_toko = ${kode_toko} and ${sql.ref(key)} = ${no} order by urut`)
    : Promise.resolve([]);

export const countPrint = (
  tx: Tx,
  { table, key }: DocumentSpec,
  kode_toko: string,
  no: string,
): Promise<{ cetak_ke: number }> =>
  tx.one(sql<{ cetak_ke: number }>`
    update ${sql.table(table)} set cetak_ke = cetak_ke + 1
     where kode_toko = ${kode_toko} and ${sql.ref(key)} = ${no} returning cetak_ke`);

type Changed = { readonly no: string; readonly [column: string]: unknown };

/** A change of a document: a statement of its own, or part of another. */
export const changed = (
  { table, key }: DocumentSpec,
  { no, ...columns }: Changed,
  { kode_toko }: Ctx,
  stamps: readonly string[] = [],
): Query => sql`
  update ${sql.table(table)}
     set ${sql.join([
       ...Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
       ...stamps.map((name) => sql`${sql.ref(name)} = ${NOW}`),
     ])}
   where kode_toko = ${kode_toko} and ${sql.ref(key)} = ${no}`;

/** What a step made of a document; `stamps` take the moment itself. */
export const saveDocument = (
  tx: Tx,
  spec: DocumentSpec,
  columns: Changed,
  ctx: Ctx,
  stamps?: readonly string[],
): Promise<number> => tx.run(changed(spec, columns, ctx, stamps));
