import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import type { Asker, Passer } from '#kit/rules/gate.ts';
import type { Hari } from '#kit/rules/hari.ts';

/** The report as these filters make it: a grouping's own heading, and groups only where they are asked for. */
export function asAsked<R extends Report>(
  report: R,
  filters: Readonly<Record<string, unknown>>,
): R {
  const { headed, groupsWhen, chart } = report;
  const { lineWhen } = chart ?? {};
  const grouped = !groupsWhen || groupsWhen.is.includes(String(filters[groupsWhen.field]));
  const label = headed && choiceOf(report, headed.by, filters[headed.by]);
  return {
    ...report,
    ...(grouped ? {} : { groups: undefined }),
    ...(chart && lineWhen && asLines(chart, lineWhen, String(filters[lineWhen.field]))),
    ...(headed && label !== undefined
      ? {
          columns: {
            ...report.columns,
            [headed.column]: {
              ...(report.columns as Record<string, Field>)[headed.column],
              label,
              ...saidIn(report, filters[headed.by]),
            },
          },
        }
      : {}),
  };
}

type Chart = NonNullable<Report['chart']>;

/** The chart as lines over another axis, while its filter holds one of the values that ask for them. */
const asLines = (
  chart: Chart,
  { is, x = chart.x, split, columnsFor = [] }: NonNullable<Chart['lineWhen']>,
  chosen: string,
): Partial<Pick<Report, 'sort' | 'chart'>> =>
  is.includes(chosen)
    ? {
        sort: [x],
        chart: {
          ...chart,
          kind: 'line',
          x,
          split,
          columns: columnsFor.includes(chosen) ? chart.series : chart.columns,
        },
      }
    : {};

/** Grouped by codes that a figure says, they are those that the filter of this name offers. */
const saidIn = ({ filters }: Pick<Report, 'filters'>, by: unknown): Partial<Field> => {
  const source = (filters as Record<string, Field>)[String(by).toLowerCase()]?.source;
  return source?.saidBy ? { source, named: true } : {};
};

/** What the chosen value of a filter is called. */
export const choiceOf = (
  { filters }: Pick<Report, 'filters'>,
  name: string,
  value: unknown,
): string | undefined =>
  (filters as Record<string, Field>)[name]?.options?.find((one) => one.value === value)?.label;

/** The columns that these filters ask for: those of a variant only where it is chosen (reports.md Part I §7). */
export function askedColumns(
  { columns, without, hidden = [] }: Pick<Report, 'columns' | 'without' | 'hidden'>,
  filters: Readonly<Record<string, unknown>>,
  by?: Asker,
): string[] {
  const left = [...hidden, ...(without?.(filters, by) ?? [])];
  return Object.entries(columns as Record<string, Field>)
    .filter(
      ([name, { when }]) =>
        !left.includes(name) && (!when || when.is.includes(String(filters[when.field]))),
    )
    .map(([name]) => name);
}

/** Several shops of a chain in one report are a choice of head office; a branch is asked for its own rows. */
export const isAskedOf = (name: string, { variant }: Pick<Passer, 'variant'>): boolean =>
  name !== 'toko' || variant === 'pusat';

/** Whether these filters ask for a year in place of dates (`yearWhen`). */
export const isYearly = (
  { yearWhen }: Pick<Report, 'yearWhen'>,
  filters: Readonly<Record<string, unknown>>,
): boolean => !!yearWhen?.is.includes(String(filters[yearWhen.field]));

/** What a file is called: the title in capitals, the shop, and the days that it is about (R14). */
export function fileNameOf(
  { paper, title }: Pick<Report, 'paper' | 'title'>,
  ending: 'pdf' | 'xlsx',
  kode_toko: string,
  filters: Readonly<Record<string, unknown>>,
): string {
  const named = typeof paper?.file === 'object' ? paper.file[ending] : paper?.file;
  const [from, to] = [
    filters.tgl_from ?? filters.start_date ?? filters.bulan_from,
    filters.tgl_to ?? filters.end_date ?? filters.bulan_to,
  ];
  const day = from ?? filters.tgl_system ?? filters.per_tanggal ?? monthOf(filters);
  const period = to && to !== from ? `${String(from)} sd ${String(to)}` : day;
  const words = [named ?? title.toUpperCase(), kode_toko, period].filter(
    (one) => typeof one === 'string' && one !== '' && one !== 'ALL',
  );
  return `${words.join(' ')}.${ending}`;
}

/** What a filter of a day, a month or a year holds when it means the present; nothing for other filters. */
export function presentOf(
  { kind, opens, options }: Pick<Field, 'kind' | 'opens' | 'options'>,
  hari: Hari,
): unknown {
  if (opens === 'tahun') return Number(hari.slice(0, 4));
  if (opens === 'bulan') return options?.[Number(hari.slice(5, 7))]?.value;
  if (kind === 'month') return hari.slice(0, 7);
  return kind === 'day' ? hari : undefined;
}
/** A month with its year, or the year where all of its months are asked for. */
const monthOf = ({ tahun, bulan }: Readonly<Record<string, unknown>>): string =>
  [tahun, bulan]
    .filter((one) => one != null && one !== 'ALL')
    .map(String)
    .join('-');
