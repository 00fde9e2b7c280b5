import { formatInt } from '#kit/rules/format.ts';
import { openBand } from '#kit/rules/band.ts';
import { groupRows, sumOf, type Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { textOf, unitOf } from '#kit/web/grid/text-of.ts';
import { SummaryBand, type Bar, type Figure } from '#kit/web/mark/summary-band.tsx';
import type { AnyReport } from '#kit/web/report/filters.ts';
import type { ReportTable } from '#kit/web/report/report-table.ts';

type Props = {
  report: AnyReport;
  columns: readonly Column[];
  table: ReportTable;
};

/** The two or three figures that the report declares, and its bars where it has a chart. */
export function ReportBand({ report, columns, table }: Props) {
  // The first of the chart's figures that is on the screen: a variant has others.
  const series = columns.find(
    ({ id }) =>
      id ===
      report.chart?.series.find(
        (name) => report.totals.includes(name) && columns.some((one) => one.id === name),
      ),
  );
  const bars =
    series && report.chart?.kind === 'bar' ? barsOf(report, table.rows, series.id) : undefined;
  const band = openBand(report);
  for (const row of table.all) band.add(row);
  const figures = band.values().flatMap(({ label, column, value }): Figure[] => {
    const of = columns.find(({ id }) => id === column);
    // A cost, or a column of another variant, is not for this table.
    if (column && !of) return [];
    return [
      {
        label: label ? t(label) : (of?.header ?? ''),
        value: of ? textOf(of.of, value) : formatInt(value as number),
        unit: of && unitOf(of.of),
      },
    ];
  });
  return <SummaryBand figures={figures} bars={bars} barsLabel={series?.header} />;
}

/** At most a month of bars; a longer series has its own chart. */
function barsOf(
  { chart, columns }: AnyReport,
  rows: readonly Row[],
  series: string,
): readonly Bar[] | undefined {
  if (!chart) return undefined;
  const groups = groupRows(rows, [chart.x]);
  if (groups.length < 2 || groups.length > 31) return undefined;
  const of = columns[chart.x as keyof typeof columns] as Column['of'];
  const ordered =
    of?.kind === 'day'
      ? groups.toSorted((a, b) => (String(a.value) < String(b.value) ? -1 : 1))
      : groups;
  return ordered.map(({ value, rows: members }) => ({
    label: of?.kind === 'day' ? String(value).slice(8) : textOf(of, value),
    value: sumOf(members, series) ?? 0,
  }));
}
