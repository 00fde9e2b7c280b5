import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { rowsIn } from '#kit/contract/report-answer.ts';
import { asAsked, askedColumns } from '#kit/contract/report-asked.ts';
import { openBand } from '#kit/rules/band.ts';
import { formatInt } from '#kit/rules/format.ts';
import { plain } from '#kit/rules/sentence.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import { textOf } from '#kit/server/paper/cells.ts';
import { parse } from '#kit/server/parse.ts';

type Answer = { status: number; body: any; bytes: Buffer; text: string };
export type Ask = (method: string, path: string) => Promise<Answer>;

/** The shop in which a report is tried out. */
export type ReportBench = {
  /** Sees everything; sees no cost; has not a single tick of the menu; owns a shop without a row. */
  owner: Ask;
  blind: Ask;
  clerk: Ask;
  neighbour: Ask;
  /** A value for every filter that must be given, by its name. */
  must: Readonly<Record<string, string>>;
  /** Values worth trying for filters that may stay open, by their name. */
  worth: Readonly<Record<string, readonly string[]>>;
  /** Switches the one-month protection. */
  protect(on: boolean): Promise<void>;
};

/** The calls of one report, and its files read back. */
export class Trial {
  readonly report: Report;
  readonly bench: () => ReportBench;

  constructor(report: Report, bench: () => ReportBench) {
    this.report = report;
    this.bench = bench;
  }

  get must(): Record<string, string> {
    const filters = this.report.filters as Record<string, Field>;
    const named = Object.entries(this.bench().must).filter(
      ([name]) => name in filters && filters[name]!.kind !== 'choice',
    );
    return Object.fromEntries(named);
  }
  /** The value of each choice while nothing is chosen. */
  get defaults(): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(this.report.filters as Record<string, Field>).map(([name, { options }]) => [
        name,
        options?.[0]?.value,
      ]),
    );
  }
  /** Whether its span may be longer than a month: its `freeSpan` filter is given, or is SEMUA at first. */
  get isFree(): boolean {
    const { freeSpan, filters } = this.report;
    const { options } = (filters as Record<string, Field>)[freeSpan ?? ''] ?? {};
    return freeSpan !== undefined && (freeSpan in this.must || options?.[0]?.value === 'ALL');
  }
  get spans(): boolean {
    return 'tgl_from' in this.report.filters;
  }
  /** Every choice may stay open, so that choosing one leaves fewer rows; an order changes none. */
  get narrows(): boolean {
    return Object.entries(this.report.filters as Record<string, Field>).every(
      ([name, { options }]) => !options || options[0]?.value === 'ALL' || name === 'sort_by',
    );
  }
  get columns(): [string, Field][] {
    const { hidden = [] } = this.report;
    const { columns } = asAsked(this.report, this.defaults);
    return Object.entries(columns as Record<string, Field>).filter(
      ([name]) => !(hidden as string[]).includes(name),
    );
  }

  /** What paper and sheet show when nothing is chosen. */
  get shown(): readonly string[] {
    return askedColumns(this.report, { ...this.defaults, ...this.must });
  }

  /** Each filter's values that are worth trying, beside leaving it open. */
  get choices(): Record<string, readonly string[]> {
    const fields = Object.entries(this.report.filters as Record<string, Field>);
    return Object.fromEntries(
      fields
        .filter(([name]) => !(name in this.must))
        .map(([name, of]) => {
          const own = (of.options ?? []).map(({ value }) => value);
          const more = of.kind === 'choice' ? [] : (this.bench().worth[name] ?? []);
          return [name, [...new Set([...own, ...more])]];
        }),
    );
  }

  /** The figures above the table as files write them: words and value. */
  band(rows: readonly Row[]): [string, string][] {
    const { report } = this;
    const band = openBand(report);
    for (const row of rows) band.add(row);
    const { shown } = this;
    const columns = new Map(
      this.columns.filter(([name, { modul }]) => !modul && shown.includes(name)),
    );
    return band.values().flatMap(({ label, column, value }): [string, string][] => {
      const of = columns.get(column ?? '');
      if (!of) return column ? [] : [[plain(label!), formatInt(value as number)]];
      const text = textOf(of, 'WIB', same)(value);
      return [
        [plain(label ?? of.label), of.kind === 'rupiah' ? text.replace(/^-?/, '$&Rp ') : text],
      ];
    });
  }

  /** The rows of each group, by what does not itself say a day. */
  groupsOf(rows: readonly Row[]): Map<string, Row[]> {
    const { groups = [], columns } = this.report;
    const names = groups.filter(
      (name) =>
        !['day', 'instant', 'month'].includes((columns as Record<string, Field>)[name]!.kind),
    );
    return Map.groupBy(rows, (row) => JSON.stringify(names.map((name) => row[name])));
  }

  path(query: Record<string, string> = {}, ending = ''): string {
    const search = new URLSearchParams({ ...this.must, ...query });
    return `${this.report.endpoint.path}${ending}?${search}`;
  }

  /** The rows of an answer as they came over the wire. */
  inner(data: Record<string, any>[]): Record<string, unknown>[] {
    return rowsIn(data, this.report.groups, this.report.perShop);
  }

  /** The answer that the owner gets: asked for once, for nothing happens in the shop while its reports are tried. */
  told(query: Record<string, string> = {}, ending = ''): Promise<Answer> {
    const path = this.path(query, ending);
    const kept = this.#told.get(path) ?? this.bench().owner('GET', path);
    this.#told.set(path, kept);
    return kept;
  }
  readonly #told = new Map<string, Promise<Answer>>();

  async rows(query: Record<string, string> = {}, ask?: Ask): Promise<Row[]> {
    const answer = await (ask ? ask('GET', this.path(query)) : this.told(query));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return rowsIn(
      parse(this.report.endpoint.answer, answer.body.data),
      this.report.groups,
      this.report.perShop,
    );
  }
}

const same = (text: string): string => text;

/** The totals as paper writes them, for columns that stand on it: those of a module or of another view do not. */
export const textsOf = (trial: Trial, totals: Totals): [string, string][] =>
  trial.columns
    .filter(([name, of]) => name in totals && !of.modul && !trial.report.groups?.includes(name))
    .filter(([name]) => trial.shown.includes(name))
    .map(([name, of]) => [name, textOf(of, 'WIB', same)(totals[name])]);

const UNITS: Partial<Record<Field['kind'], number>> = { gram: 1000, persen: 100, grade: 100 };

export const wireOf = (trial: Trial, totals: Totals): Record<string, number | null> =>
  Object.fromEntries(
    trial.columns
      .filter(([name, of]) => name in totals && of.kind !== 'photo')
      .map(([name, of]) => {
        const total = totals[name] ?? null;
        return [name, total === null ? null : total / (UNITS[of.kind] ?? 1)];
      }),
  );

type Cell = string | number | boolean | Date | null;

/** The sheet with the place of its column header. */
export async function openSheet(
  trial: Trial,
  bytes: Buffer,
): Promise<{ rows: Cell[][]; at: number }> {
  const book = await readXlsx(bytes);
  const rows = book.sheets[0]!.rows as Cell[][];
  // A paper may leave out the columns by which it groups: the head begins with any column's label.
  const labels = trial.columns.map(([, { label }]) => plain(label));
  // A column that groups may stand there without a label of its own.
  const at = rows.findIndex((row) => {
    const [first, ...more] = row.filter(Boolean);
    return labels.includes(String(first)) && more.length > 0;
  });
  expect(at).toBeGreaterThan(2);
  return { rows, at };
}

export async function excelTotals(trial: Trial): Promise<Record<string, Cell>> {
  const { bytes } = await trial.told({}, '.xlsx');
  const { rows, at } = await openSheet(trial, bytes);
  const totals = rows.findLast((row) => String(row[0]).startsWith('TOTAL,'))!;
  const { report } = trial;
  const names = trial.columns.filter(
    ([name]) => report.totals.includes(name) || name in (report.ratios ?? {}),
  );
  return Object.fromEntries(
    names.map(([name, of]) => [name, totals[rows[at]!.indexOf(plain(of.label))] ?? null]),
  );
}
