import { sql, type Sql } from '#kit/server/sql.ts';
import {
  differencesOf,
  type Catalogue,
  type Column,
} from '#areas/dokumen/contract/document-columns.ts';
import { documentKinds } from '#app/contract/document-kinds.ts';

type Row = { of: string; name: string; type: string; nullable: boolean };

const columnsQuery = sql<Row>`
  select c.relname as of, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;

/** The columns of every table of the database. */
export async function readCatalogue(on: Sql): Promise<Catalogue> {
  const rows = await on.many(columnsQuery);
  const ofTable = (some: readonly Row[]): ReadonlyMap<string, Column> =>
    new Map(some.map(({ name, type, nullable }) => [name, { type, nullable }]));
  return new Map([...Map.groupBy(rows, (row) => row.of)].map(([of, some]) => [of, ofTable(some)]));
}

/** A server whose tables are not those that its documents declare does not start: it would fail at the first save. */
export async function refuseOtherTables(on: Sql): Promise<void> {
  const found = differencesOf(documentKinds(), await readCatalogue(on));
  if (found.length === 0) return;
  const lines = found.map(({ says, sql: mend }) => `  ${says}. ${mend}`);
  throw new Error(['The tables are not what the documents declare:', ...lines].join('\n'));
}
