import type { Field, Kind } from '#kit/contract/field.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import { sql, type Query } from '#kit/server/sql.ts';

const ANGKA: readonly Kind[] = ['int', 'rupiah', 'gram', 'persen'];
type Kolom = { readonly columns: object };

/**
 * Rows of the shops here and of those on other servers as one list, over which shares, ranks and totals are found; but
 * for columns that are found there. Without rows from elsewhere the statement is as it was.
 */
export function gabung(
  { columns }: Kolom,
  dekat: Query,
  jauh: readonly ReportRow[],
  dihitung: readonly string[] = [],
): Query {
  if (jauh.length === 0) return dekat;
  const fields = Object.entries(columns as Record<string, Field>).filter(
    ([name]) => !dihitung.includes(name),
  );
  const names = sql.join(
    ['kode_toko', ...fields.map(([name]) => name)].map((name) => sql.ref(name)),
  );
  const kinds = sql.join([
    sql`kode_toko text`,
    ...fields.map(([name, { kind }]) =>
      ANGKA.includes(kind) ? sql`${sql.ref(name)} bigint` : sql`${sql.ref(name)} text`,
    ),
  ]);
  return sql`
  select ${names} from (${dekat}) dekat
  union all
  select ${names} from jsonb_to_recordset(${JSON.stringify(jauh)}::jsonb) as jauh (${kinds})`;
}
