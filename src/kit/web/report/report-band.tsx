import { formatInt } from '#kit/rules/format.ts';
import { groupRows, sumOf, type Row, type Totals } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import { SummaryBand, type Bar } from '#kit/web/mark/summary-band.tsx';
import type { AnyReport } from '#kit/web/report/filters.ts';

type Props = {
  report: AnyReport;
  columns: readonly Column[];
  rows: readonly Row[];
  totals: Totals;
};

/** The figures of the whole filter in one band, and its bars where the report has a chart. */
export function ReportBand({ report, columns, rows, totals }: Props) {
  // Where the groups add up to nothing, the band counts and no more.
  const summed = report.grandTotal === false ? [] : columns;
  const figures = summed.filter(({ id }) => id in totals && totals[id] !== null);
  // The first of the chart's figures that stands on the screen: a variant has others.
  const series = columns.find(
    ({ id }) => id === report.chart?.series.find((name) => columns.some((one) => one.id === name)),
  );
  const bars = series && report.chart?.kind === 'bar' ? barsOf(report, rows, series.id) : undefined;
  const shown = figures.slice(0, bars ? BESIDE_BARS : ALONE);
  return (
    <SummaryBand
      figures={[
        { label: capital(t(report.rowNoun ?? 'baris')), value: formatInt(rows.length) },
        ...shown.map(({ id, of, header }) => ({
          label: header,
          value: textOf(of, totals[id]),
          unit: of?.kind === 'gram' ? 'g' : undefined,
        })),
      ]}
      bars={bars}
      barsLabel={series?.header}
    />
  );
}

/** As many figures as stand on one line; the rest is in the line of totals. */
const ALONE = 6;
const BESIDE_BARS = 4;

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

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
