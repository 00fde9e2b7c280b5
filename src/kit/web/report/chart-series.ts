import type { Field } from '#kit/contract/field.ts';
import { groupRows, sumOf, type Row } from '#kit/rules/totals.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';

export type Series = {
  readonly name: string;
  readonly label: string;
  readonly of: Field | undefined;
  readonly shape: 'line' | 'step' | 'column';
  readonly values: readonly (number | null)[];
  /** Figures of one unit share these, so that they may be compared by eye. */
  readonly low: number;
  readonly high: number;
  /** Where each column of a stack begins. */
  readonly base?: readonly number[];
};
export type Drawing = {
  readonly points: readonly { readonly label: string }[];
  readonly series: readonly Series[];
};

const MOST_POINTS = 400;
/** More lines than these nobody tells apart. */
const MOST_LINES = 4;

/** What a report's chart draws of these rows; nothing where two points would be needed. */
export function seriesOf(
  { chart }: AnyReport,
  columns: readonly Column[],
  rows: readonly Row[],
): Drawing | undefined {
  if (!chart || chart.kind === 'bar') return undefined;
  const of = (name: string) => columns.find(({ id }) => id === name);
  if (chart.across) return acrossOf({ ...chart, across: chart.across }, columns, rows);
  const groups = groupRows(rows, [chart.x]).toSorted((a, b) =>
    chart.kind === 'stack' ? 0 : String(a.value) < String(b.value) ? -1 : 1,
  );
  if (groups.length < 2 || groups.length > MOST_POINTS) return undefined;
  const points = groups.map(({ value }) => ({ label: textOf(of(chart.x)?.of, value) }));
  const stacked = chart.kind === 'stack';
  const named = chart.split
    ? splitLines(chart.split, rows).map((key) => ({
        name: key,
        label: key,
        column: of(chart.series[0]!),
        shape: chart.lineWhen ? ('line' as const) : ('step' as const),
        values: groups.map(({ rows: members }) =>
          sumOf(
            members.filter((row) => keyOf(chart.split!, row) === key),
            chart.series[0]!,
          ),
        ),
      }))
    : chart.series.flatMap((name) => {
        const column = of(name);
        if (!column) return [];
        const shape = stacked || chart.columns?.includes(name) ? 'column' : 'line';
        const values = groups.map(({ rows: members }) => sumOf(members, name));
        return [{ name, label: column.header, column, shape: shape as 'column' | 'line', values }];
      });
  return { points, series: withHeights(named, stacked) };
}

type Across = NonNullable<AnyReport['chart']> & { readonly across: readonly string[] };

/** A line for each of the named rows, over columns that stand beside each other. */
function acrossOf(
  { x, series, columns: pillars, across }: Across,
  columns: readonly Column[],
  rows: readonly Row[],
): Drawing | undefined {
  const points = columns.filter(({ id }) => across.includes(id));
  if (points.length < 2) return undefined;
  const named = series.map((name): Named => {
    const row = rows.find((one) => one[x] === name);
    return {
      name,
      label: name,
      column: points[0],
      shape: pillars?.includes(name) ? 'column' : 'line',
      values: points.map(({ id }) => (row?.[id] as number | null | undefined) ?? null),
    };
  });
  return {
    points: points.map(({ header }) => ({ label: header })),
    series: withHeights(named, false),
  };
}

type Named = Omit<Series, 'low' | 'high' | 'base' | 'of'> & { readonly column: Column | undefined };

/** Figures of a kind stand on one scale from nothing; of a price only its own span. */
function withHeights(named: readonly Named[], stacked: boolean): Series[] {
  const tops: number[] = [];
  return named.map(({ column, ...one }) => {
    const kind = column?.of?.kind;
    const peers = named.filter((other) => other.column?.of?.kind === kind);
    const all = peers.flatMap(({ values }) => values.filter((value) => value !== null));
    const base = one.values.map((_, at) => tops[at] ?? 0);
    if (stacked) one.values.forEach((value, at) => (tops[at] = base[at]! + (value ?? 0)));
    const whole = one.values.map((_, at) =>
      named.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
    );
    const least = Math.min(...all);
    return {
      ...one,
      of: column?.of,
      low: one.shape === 'step' ? least * 0.995 : Math.min(0, least),
      high: stacked ? Math.max(...whole) : Math.max(...all, 0),
      ...(stacked ? { base } : {}),
    };
  });
}

const keyOf = (split: readonly string[], row: Row): string =>
  split.map((name) => String(row[name] ?? '')).join(' ');

/** The lines with most changes. */
function splitLines(split: readonly string[], rows: readonly Row[]): string[] {
  const counts = Map.groupBy(rows, (row) => keyOf(split, row));
  return [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_LINES)
    .map(([key]) => key);
}
