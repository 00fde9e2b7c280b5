import type { Field, RefSource } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';
import type { Report } from '#kit/contract/report.ts';

/** Where a column's codes are called by name: a list of the shop or of the whole chain, words of ours, both. */
export type NameSource = Partial<Pick<RefSource, 'table' | 'value' | 'show'>> & {
  readonly chain?: true;
  readonly words?: Readonly<Record<string, string>>;
};
/** By the name of a column: `kode_sales` is a salesperson in every report. */
export type NameSources = Readonly<Record<string, NameSource>>;
/** By the name of a column, then by code. */
export type Names = Readonly<Record<string, ReadonlyMap<string, string>>>;

type Asked = Pick<Report, 'columns' | 'filters' | 'headed'>;

/** The columns of a report that hold codes, with where those are called by name. */
export function namedColumns(
  report: Asked,
  sources: NameSources,
  filters: Readonly<Record<string, unknown>>,
): [string, NameSource][] {
  const own = report.columns as Record<string, Field>;
  return Object.entries(own).flatMap(([column, of]): [string, NameSource][] => {
    // A figure written out, or a code that its own list says by itself (gold contents).
    if (!CODES.includes(of.kind) || of.unit !== undefined || of.named) return [];
    const key = of.calledAs ?? headedKey(report, column, filters) ?? column;
    // The name has a column of its own.
    if (nameOf(key) in own) return [];
    const source = sources[key] ?? (report.filters[key] as Field | undefined)?.source;
    return source ? [[column, source]] : [];
  });
}
const CODES: readonly Field['kind'][] = ['text', 'kode', 'ref'];
const nameOf = (key: string): string => key.replace(/^(kode|nomor)_|^/, 'nama_');

/** A summary by salesperson holds codes of salespeople. */
const headedKey = (
  { headed }: Asked,
  column: string,
  filters: Readonly<Record<string, unknown>>,
): string | undefined => (headed?.column === column ? String(filters[headed.by]) : undefined);

/** The same report with its codes called by name, on the screen and on paper alike. */
export function withNames<R extends Pick<Report, 'columns'>>(report: R, names: Names): R {
  if (Object.keys(names).length === 0) return report;
  const columns = Object.entries(report.columns as Record<string, Field>).map(
    ([name, of]): [string, Field] => [name, names[name] ? alike(of, { names: names[name] }) : of],
  );
  return { ...report, columns: Object.fromEntries(columns) };
}

/** What a code is called, or several of them parted by commas. */
export function nameIn(of: Field | undefined, value: unknown): string | undefined {
  const { names } = of ?? {};
  if (!names || typeof value !== 'string') return undefined;
  const parts = codesIn(value).map((code) => names.get(code));
  return parts.includes(undefined) ? undefined : parts.join(', ');
}
/** A value of several codes: each has its own name. */
export const codesIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split(', ') : [];

/** The name, then the code; a name that two people share already ends with the code in brackets. */
export const nameAndCode = (name: string, code: string): string =>
  name.endsWith(`(${code})`) ? name : `${name} ${code}`;
