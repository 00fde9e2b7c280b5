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
  | { readonly kind: 'total'; readonly count: number; readonly totals: Totals }
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
  const balance = balanceOf(report);

  const closeTo = (depth: number, lines: PaperLine[]): void => {
    for (let at = open.length - 1; at >= depth; at -= 1) {
      const { value, running } = open.pop()!;
      lines.push({ kind: 'sub', depth: at, column: groups[at]!, value, count: running.count, totals: running.value() });
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
      if (balance(row)) {
        lines.push({ kind: 'balance', row });
        continue;
      }
      for (const { running } of open) running.add(row);
      whole.add(row);
      for (const one of closings) one.add(row);
      lines.push({ kind: 'row', row });
    }
    yield lines;
  }

  const last: PaperLine[] = [];
  closeTo(0, last);
  if (report.grandTotal !== false) last.push({ kind: 'total', count: whole.count, totals: whole.value() });
  if (whole.count > 0) for (const one of closings) last.push({ kind: 'closing', block: one.value() });
  yield last;
}

/** Rows that say where an account stands are shown, never added. */
function balanceOf({ balance }: Report): (row: ReportRow) => boolean {
  if (!balance) return () => false;
  const values = new Set<unknown>(balance.values);
  return (row) => values.has(row[balance.column]);
}
