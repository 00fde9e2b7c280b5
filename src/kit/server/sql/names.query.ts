import type { Report } from '#kit/contract/report.ts';
import {
  codesIn,
  namedColumns,
  type Names,
  type NameSource,
  type NameSources,
} from '#kit/contract/report-names.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import { kept } from '#kit/rules/lists.ts';

type Words = {
  readonly report: Report;
  readonly sources: NameSources;
  readonly filters: ReportRow;
  readonly kode_toko: string;
  t(text: string): string;
};
type List = Required<Pick<NameSource, 'table' | 'value' | 'show'>> & Pick<NameSource, 'chain'>;
type Found = { readonly kolom: string; readonly kode: string; readonly nama: string };

/** What the codes in these columns are called, read once before the rows. */
export async function namesOf(
  on: Sql,
  { report, sources, filters, kode_toko, t }: Words,
): Promise<Names> {
  const columns = namedColumns(report, sources, filters);
  const chain = 'toko' in report.filters;
  const lists = columns.flatMap(([column, source]) =>
    source.table ? [listQuery(column, source as List, chain ? null : kode_toko)] : [],
  );
  const found =
    lists.length > 0 ? await on.many(sql<Found>`${sql.join(lists, sql` union all `)}`) : [];
  const names: Record<string, Map<string, string>> = {};
  const call = (column: string, code: string, name: string) =>
    (names[column] ??= new Map()).set(code, name);
  for (const [column, { words = {} }] of columns)
    for (const [code, name] of Object.entries(words)) call(column, code, t(name));
  for (const { kolom, kode, nama } of apart(found)) call(kolom, kode, nama);
  return names;
}

/** Adds the code to a name that several rows of a column share. */
function apart(found: readonly Found[]): Found[] {
  const keyOf = ({ kolom, nama }: Found): string => `${kolom} ${nama}`;
  const same = Map.groupBy(found, keyOf);
  return found.map((one) =>
    kept(same, keyOf(one)).length > 1 ? { ...one, nama: `${one.nama} (${one.kode})` } : one,
  );
}

/** Codes with one name alone: what is called otherwise in another shop or warehouse stays a code. */
function listQuery(
  column: string,
  { table, value, show, chain }: List,
  kode_toko: string | null,
): Query {
  const [code, name] = [sql.ref(value), sql.ref(show)];
  const here = chain || kode_toko === null ? sql`` : sql`and kode_toko = ${kode_toko}`;
  return sql`select ${column}::text as kolom, ${code}::text as kode, min(${name}::text) as nama
    from ${sql.table(table)} where ${name}::text not in ('', ${code}::text) ${here}
   group by ${code} having min(${name}::text) = max(${name}::text)`;
}

/** Only the names of codes that passed by go out: a list of all is not part of an answer. */
export class SeenNames {
  readonly names: Names;
  readonly seen: Readonly<Record<string, Set<string>>>;

  constructor(names: Names) {
    this.names = names;
    this.seen = Object.fromEntries(Object.keys(names).map((column) => [column, new Set()]));
  }

  see(rows: readonly ReportRow[]): void {
    for (const [column, codes] of Object.entries(this.seen))
      for (const row of rows) for (const code of codesIn(row[column])) codes.add(code);
  }

  /** For the wire: nothing where no code has a name. */
  value(): Record<string, Record<string, string>> | undefined {
    const all = Object.entries(this.seen).flatMap(([column, codes]) => {
      const known = [...codes].flatMap((code) => {
        const name = this.names[column]?.get(code);
        return name === undefined ? [] : [[code, name] as const];
      });
      return known.length > 0 ? [[column, Object.fromEntries(known)] as const] : [];
    });
    return all.length > 0 ? Object.fromEntries(all) : undefined;
  }
}
