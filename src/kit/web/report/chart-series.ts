import { int, persen, type Field } from '#kit/contract/field.ts';
import { sumGram, sumRupiah } from '#kit/contract/report.ts';
import {
  heightsOf,
  pointOf,
  type Grafik,
  type Heights,
  type Shape,
  type Unit,
} from '#kit/rules/drawing.ts';
import { groupRows, sumOf, type Row } from '#kit/rules/totals.ts';
import { t } from '#kit/web/base/text.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import { zip } from '#kit/rules/lists.ts';

export type Series = Heights & {
  readonly name: string;
  readonly label: string;
  readonly of: Field | undefined;
  readonly shape: Shape;
  readonly values: readonly (number | null)[];
};
export type Drawing = {
  readonly points: readonly { readonly label: string }[];
  readonly series: readonly Series[];
};

/** Two shops stand side by side, not at the ends of the field. */
const MOST_BAND = 160;
export const bandOf = (across: number, points: number): number =>
  Math.min(MOST_BAND, across / points);

const MOST_POINTS = 400;
/** With more lines than these a person cannot tell which is which. */
const MOST_LINES = 4;

/** What a report's chart draws of these rows; nothing where two points would be needed. */
export function seriesOf(
  { chart }: AnyReport,
  columns: readonly Column[],
  rows: readonly Row[],
): Drawing | undefined {
  if (!chart || chart.kind === 'bar' || chart.kind === 'grid') return undefined;
  const of = (name: string) => columns.find(({ id }) => id === name);
  if (chart.across) return acrossOf({ ...chart, across: chart.across }, columns, rows);
  const groups = groupRows(rows, [chart.x]).toSorted((a, b) =>
    chart.kind === 'stack' ? 0 : String(a.value) < String(b.value) ? -1 : 1,
  );
  if (groups.length < 2 || groups.length > MOST_POINTS) return undefined;
  const points = groups.map(({ value }) => ({ label: pointOf(textOf(of(chart.x)?.of, value), t) }));
  const stacked = chart.kind === 'stack';
  const { split } = chart;
  const [first = ''] = chart.series;
  const named = split
    ? splitLines(split, rows).map((key) => ({
        name: key,
        label: key,
        column: of(first),
        shape: chart.lineWhen ? ('line' as const) : ('step' as const),
        values: groups.map(({ rows: members }) =>
          sumOf(
            members.filter((row) => keyOf(split, row) === key),
            first,
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

/** What a report's chart shows, by the labels of its own columns: 'Laba, Margin per Bulan'. */
export function captionOf(
  { chart, title }: AnyReport,
  columns: readonly Column[],
  { series }: Drawing,
): string {
  const labelOf = (name: string | undefined) => columns.find(({ id }) => id === name)?.header;
  // Series that are rows have names, not measures.
  const titik = chart && !chart.across && labelOf(chart.x);
  if (!titik) return t(title);
  const ukuran = chart.split
    ? labelOf(chart.series[0])
    : series.map(({ label }) => label).join(', ');
  return ukuran ? t('{ukuran} per {titik}', { ukuran, titik }) : t(title);
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

type Named = Omit<Series, keyof Heights | 'of'> & { readonly column: Column | undefined };

function withHeights(named: readonly Named[], stacked: boolean): Series[] {
  const heights = heightsOf(
    named.map(({ column, shape, values }) => ({ kind: column?.of?.kind, shape, values })),
    stacked,
  );
  return zip(named, heights).map(([{ column, ...one }, height]) => ({
    ...one,
    of: column?.of,
    ...height,
  }));
}

const UNITS: Readonly<Record<Unit, Field>> = {
  gram: sumGram(''),
  rupiah: sumRupiah(''),
  int: int(''),
  persen: persen(''),
  kali: { ...persen(''), unit: '×' },
};

/** What the server drew of figures that are in no row. */
export function drawingOf({ titik, deret }: Grafik): Drawing {
  const heights = heightsOf(
    deret.map(({ satuan, bentuk, nilai }) => ({ kind: satuan, shape: bentuk, values: nilai })),
  );
  return {
    points: titik.map((label) => ({ label: pointOf(label, t) })),
    series: zip(deret, heights).map(([{ nama, bentuk, satuan, nilai }, height], at) => ({
      name: `${at} ${nama}`,
      label: nama,
      of: UNITS[satuan],
      shape: bentuk,
      values: nilai,
      ...height,
    })),
  };
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
