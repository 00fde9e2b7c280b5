import { isBalance } from '#kit/rules/lines.ts';
import { openClosing, type ClosingBlock } from '#kit/rules/closing.ts';
import { openTotals, type Running, type Totals } from '#kit/rules/totals.ts';
import type { Report } from '#kit/contract/report.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import type { PaperColumn } from '#kit/server/paper/cells.ts';

/** What a report on paper is made of, top to bottom, while its rows still arrive. */
export type PaperLine =
  | { readonly kind: 'group'; readonly depth: number; readonly column: string; readonly value: unknown }
  | { readonly kind: 'row' | 'balance'; readonly row: ReportRow }
  | { readonly kind: 'sub'; readonly depth: number; readonly column: string; readonly value: unknown; readonly count: number; readonly totals: Totals }
  | { readonly kind: 'total'; readonly count: number; readonly distinct: number; readonly totals: Totals }
  | { readonly kind: 'closing'; readonly block: ClosingBlock };

type Open = { readonly value: unknown; readonly running: Running };

/**
 * Groups open and close as the sorted rows pass by, so that no more than a batch is ever held. The
 * figures are those of `totalOf`: one accumulator serves screen and paper.
 */
export async function* paperLines(
  report: Report, columns: readonly PaperColumn[], batches: AsyncIterable<readonly ReportRow[]>,
): AsyncGenerator<PaperLine[]> {
  const seen = new Set(columns.map(({ name }) => name));
  const totals = report.totals.filter((name) => seen.has(name));
  const ratios = Object.fromEntries(Object.entries(report.ratios ?? {}).filter(([name]) => seen.has(name)));
  const groups = report.groups ?? [];
  const open: Open[] = [];
  const whole = openTotals(totals, ratios);
  const closings = (report.closing ?? []).map((words) => openClosing(words));
  const different = new Set<unknown>();

  const closeTo = (depth: number, lines: PaperLine[]): void => {
    for (let at = open.length - 1; at >= depth; at -= 1) {
      const { value, running } = open.pop()!;
      if (running.count > 0) lines.push({ kind: 'sub', depth: at, column: groups[at]!, value, count: running.count, totals: running.value() });
    }
  };
  const openFrom = (depth: number, row: ReportRow, lines: PaperLine[]): void => {
    for (let at = depth; at < groups.length; at += 1) {
      open.push({ value: row[groups[at]!], running: openTotals(totals, ratios) });
      lines.push({ kind: 'group', depth: at, column: groups[at]!, value: row[groups[at]!] });
    }
  };

  for await (const batch of batches) {
    const lines: PaperLine[] = [];
    for (const row of batch) {
      const same = groups.findIndex((name, at) => open[at] === undefined || open[at].value !== row[name]);
      if (same >= 0) {
        closeTo(same, lines);
        openFrom(same, row, lines);
      }
      if (isBalance(report.balance, row)) {
        lines.push({ kind: 'balance', row });
        continue;
      }
      for (const { running } of open) running.add(row);
      whole.add(row);
      if (report.distinct) different.add(row[report.distinct.column]);
      for (const one of closings) one.add(row);
      lines.push({ kind: 'row', row });
    }
    yield lines;
  }

  const last: PaperLine[] = [];
  closeTo(0, last);
  if (report.grandTotal !== false) last.push({ kind: 'total', count: whole.count, distinct: different.size, totals: whole.value() });
  if (whole.count > 0) for (const one of closings) last.push({ kind: 'closing', block: one.value() });
  yield last;
}

/** A row whose parts do not add up to its whole: told on paper as on the screen. */
export function disagrees({ control }: Report, row: ReportRow): boolean {
  if (!control) return false;
  const sum = control.parts.reduce((all, name) => all + ((row[name] as number | null) ?? 0), 0);
  return sum !== row[control.total];
}

/** 'TOTAL, 3 barang, 2 faktur'. */
export function totalLabel(report: Report, line: Extract<PaperLine, { kind: 'total' }>, t: (text: string) => string): string {
  const also = report.distinct ? `, ${line.distinct} ${t(report.distinct.noun)}` : '';
  return `${t('TOTAL')}, ${line.count} ${t(report.rowNoun ?? 'baris')}${also}`;
}
