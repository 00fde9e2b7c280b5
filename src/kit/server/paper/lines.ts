import { isBalance, isSummed, openSums } from '#kit/rules/lines.ts';
import { openClosing, type ClosingBlock } from '#kit/rules/closing.ts';
import { formatInt } from '#kit/rules/format.ts';
import { counted, plain, sentence } from '#kit/rules/sentence.ts';
import { openStanding, wholeStand } from '#kit/rules/stands.ts';
import type { Running, Totals } from '#kit/rules/totals.ts';
import type { Report } from '#kit/contract/report.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import type { PaperColumn } from '#kit/server/paper/cells.ts';

export type Grouped = { readonly depth: number; readonly column: string; readonly value: unknown };
type Summed = { readonly count: number; readonly totals: Totals };

/** What a report on paper is made of, top to bottom, while its rows still arrive. */
export type PaperLine =
  | ({ readonly kind: 'group' } & Grouped)
  | {
      readonly kind: 'row' | 'balance';
      readonly row: ReportRow;
      /** Of a group of one: the titles that it bears itself. */
      readonly heads?: readonly Grouped[];
    }
  | ({ readonly kind: 'sub' } & Grouped & Summed)
  | ({ readonly kind: 'total'; readonly distinct: number; readonly per?: string } & Summed)
  | { readonly kind: 'closing'; readonly block: ClosingBlock };

/**
 * Groups open and close as the sorted rows pass by, so that no more than a batch is ever held. The
 * figures are those of `totalOf`: one accumulator serves screen and paper.
 */
export async function* paperLines(
  report: Report,
  columns: readonly PaperColumn[],
  batches: AsyncIterable<readonly ReportRow[]>,
): AsyncGenerator<PaperLine[]> {
  const gathering = new Gathering(report, new Set(columns.map(({ name }) => name)));
  for await (const batch of batches) yield batch.flatMap((row) => gathering.take(row));
  yield gathering.end();
}

/** The groups that are open, and the sums of each and of the whole. */
class Gathering {
  readonly report: Report;
  readonly groups: readonly string[];
  readonly openSums: () => Running;
  readonly whole: Running;
  readonly closings;
  /** For a state at a moment, the blocks count that moment's rows; these are known after the last row. */
  readonly standing;
  readonly different = new Set<unknown>();
  /** The days that passed by, where the TOTAL speaks of the last one alone. */
  readonly days = new Set<string>();
  readonly day;
  readonly open: { readonly column: string; readonly value: unknown; readonly running: Running }[] =
    [];

  constructor(report: Report, seen: ReadonlySet<string>) {
    const totals = report.totals.filter((name) => seen.has(name));
    const ratios = Object.entries(report.ratios ?? {}).filter(([name]) => seen.has(name));
    this.report = report;
    this.groups = report.groups ?? [];
    this.openSums = () =>
      openSums({
        totals,
        ratios: Object.fromEntries(ratios),
        balance: report.balance,
        stands: report.stands,
      });
    this.whole = this.openSums();
    this.closings = (report.closing ?? []).map((words) => openClosing(words));
    const stand = wholeStand(report);
    this.standing = stand && openStanding(stand);
    this.day = stand && !stand.of ? stand.last : undefined;
  }

  take(row: ReportRow): PaperLine[] {
    const lines: PaperLine[] = [];
    const other = this.groups.findIndex(
      (name, at) => this.open[at] === undefined || this.open[at].value !== row[name],
    );
    if (other >= 0) {
      this.closeTo(other, lines);
      this.openFrom(other, row, lines);
    }
    const kind = isBalance(this.report.balance, row) ? 'balance' : 'row';
    this.add(row, kind);
    lines.push({ kind, row });
    return lines;
  }

  end(): PaperLine[] {
    const stand = this.standing?.rows();
    const count = stand?.length ?? this.whole.count;
    const lines: PaperLine[] = [];
    this.closeTo(0, lines);
    if (this.report.grandTotal !== false) {
      const distinct = this.different.size;
      const per = this.days.size > 1 ? [...this.days].toSorted().at(-1) : undefined;
      lines.push({ kind: 'total', count, distinct, per, totals: this.whole.value() });
    }
    for (const row of stand ?? []) for (const one of this.closings) one.add(row);
    if (count > 0)
      for (const one of this.closings) lines.push({ kind: 'closing', block: one.value() });
    return lines;
  }

  private add(row: ReportRow, kind: 'row' | 'balance'): void {
    for (const { running } of this.open) running.add(row);
    this.whole.add(row);
    if (kind === 'balance') return;
    if (this.report.distinct) this.different.add(row[this.report.distinct.column]);
    if (this.day) this.days.add(String(row[this.day]));
    if (this.standing) this.standing.add(row);
    else for (const one of this.closings) one.add(row);
  }

  private closeTo(depth: number, lines: PaperLine[]): void {
    for (const { column, value, running } of this.open.splice(depth).toReversed()) {
      const { count } = running;
      const at = this.groups.indexOf(column);
      if (count === 0 || !isSummed(this.report, at)) continue;
      const totals = running.value();
      lines.push({ kind: 'sub', depth: at, column, value, count, totals });
    }
  }

  private openFrom(depth: number, row: ReportRow, lines: PaperLine[]): void {
    for (const [at, column] of this.groups.entries()) {
      if (at < depth) continue;
      this.open.push({ column, value: row[column], running: this.openSums() });
      lines.push({ kind: 'group', depth: at, column, value: row[column] });
    }
  }
}

/** A row whose parts do not add up to its whole: told on paper as on the screen. */
export function disagrees({ control }: Report, row: ReportRow): boolean {
  if (!control) return false;
  const add = (names: readonly string[]): number =>
    names.reduce((all, name) => all + ((row[name] as number | null) ?? 0), 0);
  return add(control.parts) - add(control.less ?? []) !== row[control.total];
}

type TotalLine = Extract<PaperLine, { kind: 'total' }>;

/** '3 barang': how many rows, by what one row of the report is. */
export const rowsOf = (
  { rowNoun = 'baris' }: Report,
  count: number,
  t: (text: string) => string,
): string => counted(formatInt(count), rowNoun, t);

/** Of how many shops of the chain the sums are (D-43.3). */
const shopsText = ({ of, all }: { of: number; all: number }, t: (text: string) => string): string =>
  plain(sentence('{n} dari {m} toko', { n: of, m: all }), t);

/** 'TOTAL, 3 barang, 2 faktur'; of the chain 'TOTAL, 3 toko, 3 dari 4 toko'. */
export function totalLabel(report: Report, line: TotalLine, t: (text: string) => string): string {
  const { distinct } = report;
  const also = distinct ? `, ${counted(formatInt(line.distinct), distinct.rowNoun, t)}` : '';
  const per = line.per ? ` (${line.per})` : '';
  const of = report.shops ? `, ${shopsText(report.shops, t)}` : '';
  return `${t('TOTAL')}, ${rowsOf(report, line.count, t)}${also}${of}${per}`;
}
