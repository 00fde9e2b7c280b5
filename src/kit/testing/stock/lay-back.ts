import type { ClientBase } from 'pg';
import { columnsOf, fillTable, type Columns } from '#kit/testing/stock/table-rows.ts';

/** What lies in a table: how many rows, and all of them as one text. */
export type Held = { readonly n: number; readonly rows: string };

/** All rows of a database, by table, and the place of each sequence, as `setval` takes it. */
export type State = {
  readonly tables: ReadonlyMap<string, Held>;
  readonly sequences: ReadonlyMap<string, string>;
};

/** A database that is laid back again and again, by a connection of its own on which no trigger acts. */
export type Bed = {
  readonly client: ClientBase;
  readonly columns: Columns;
  readonly sequences: readonly string[];
  /** What the database held when it was laid last; rows of a later transaction than `mark` are new. */
  state: State;
  mark: string;
};

/** More rows than that are dearer to take out than a copy of the template is. */
const MOST_ROWS = 20_000;

/** `known`: what the database holds, where it was read of another copy. */
export async function bedOf(client: ClientBase, known?: State): Promise<Bed> {
  const columns = await columnsOf(client);
  const { rows } = await client.query<{ seq: string }>(
    `select oid::regclass::text as seq from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace order by oid`,
  );
  const sequences = rows.map(({ seq }) => seq);
  const state = known ?? (await readState(client, columns, sequences));
  return { client, columns, sequences, state, mark: await markOf(client) };
}

export async function readState(
  client: ClientBase,
  columns: Columns,
  sequences: readonly string[],
): Promise<State> {
  const each = [...columns.keys()].map(
    (tab) => `select '${tab}' as tab, count(*)::int as n, array_agg(t)::text as rows from ${tab} t`,
  );
  const { rows } = await client.query<{ tab: string } & Held>(
    `select * from (${each.join(' union all ')}) x where n > 0`,
  );
  const tables = new Map(rows.map(({ tab, n, rows: held }) => [tab, { n, rows: held }]));
  return { tables, sequences: await placesOf(client, sequences) };
}

/** Brings all rows and sequences to `wanted`; false where a new copy is cheaper, and nothing is changed then. */
export async function layBack(bed: Bed, wanted: State): Promise<boolean> {
  const { client, columns, state, mark } = bed;
  const now = await writtenSince(bed);
  if ([...now.values()].reduce((sum, { newer }) => sum + newer, 0) > MOST_ROWS) return false;
  const places = await placesOf(client, bed.sequences);
  const isNewer = `age(xmin) < age('${mark}'::xid)`;
  // Sent one behind the other, without waiting: the first that fails ends the transaction.
  const work: Promise<unknown>[] = [client.query('begin')];
  const replace = (tab: string, held: Held | undefined): void => {
    work.push(client.query({ name: `empty ${tab}`, text: `delete from ${tab}` }));
    if (held) work.push(fillTable(client, columns, tab, held.rows));
  };
  for (const tab of columns.keys()) {
    const { n, newer } = now.get(tab) ?? NONE;
    const [before, after] = [state.tables.get(tab), wanted.tables.get(tab)];
    const isWanted = n - newer === (before?.n ?? 0) && before?.rows === after?.rows;
    if (!isWanted) replace(tab, after);
    else if (newer === n && n > 0) replace(tab, undefined);
    else if (newer > 0) work.push(client.query(`delete from ${tab} where ${isNewer}`));
  }
  for (const [seq, place] of wanted.sequences)
    if (places.get(seq) !== place) work.push(client.query(`select setval('${seq}', ${place})`));
  work.push(
    markOf(client).then((at) => (bed.mark = at)),
    client.query('commit'),
  );
  await Promise.all(work);
  bed.state = wanted;
  return true;
}

const NONE = { n: 0, newer: 0 };

/** Tables that hold anything: how many rows, and how many of them were written since the last laying. */
async function writtenSince({ client, columns, mark }: Bed) {
  const each = [...columns.keys()].map(
    (tab) =>
      `select '${tab}' as tab, count(*)::int as n,
              (count(*) filter (where age(xmin) < age($1::xid)))::int as newer from ${tab}`,
  );
  const { rows } = await client.query<{ tab: string; n: number; newer: number }>({
    name: 'written',
    text: `select * from (${each.join(' union all ')}) x where n > 0`,
    values: [mark],
  });
  return new Map(rows.map((row) => [row.tab, row]));
}

/** The number of a transaction that is under way, or of one that ends with this question. */
async function markOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ mark: string }>(
    'select pg_current_xact_id()::xid::text as mark',
  );
  return rows[0]!.mark;
}

async function placesOf(
  client: ClientBase,
  sequences: readonly string[],
): Promise<Map<string, string>> {
  const each = sequences.map(
    (seq) => `select '${seq}' as seq, format('%s, %L', last_value, is_called) as place from ${seq}`,
  );
  const { rows } = await client.query<{ seq: string; place: string }>({
    name: 'places',
    text: each.join(' union all '),
  });
  return new Map(rows.map(({ seq, place }) => [seq, place]));
}
