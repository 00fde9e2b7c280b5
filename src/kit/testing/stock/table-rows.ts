import type { ClientBase } from 'pg';

/** Tables of the product, each with the columns that are written; what PostgreSQL computes is left to it. */
export type Columns = ReadonlyMap<string, string>;

export async function columnsOf(client: ClientBase): Promise<Columns> {
  const { rows } = await client.query<{ tab: string; cols: string }>(
    `select attrelid::regclass::text as tab, string_agg(quote_ident(attname), ', ' order by attnum) as cols
       from pg_attribute join pg_class c on c.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
        and attgenerated = ''
      group by attrelid order by attrelid`,
  );
  return new Map(rows.map(({ tab, cols }) => [tab, cols]));
}

/** Lays in rows that `array_agg(t)::text` has given, by a connection that asks no trigger and no foreign key. */
export async function fillTable(
  client: ClientBase,
  columns: Columns,
  tab: string,
  rows: string,
): Promise<void> {
  const cols = columns.get(tab)!;
  const text = `insert into ${tab} (${cols}) overriding system value select ${cols} from unnest($1::${tab}[])`;
  await client.query({ name: `fill ${tab}`, text, values: [rows] });
}
