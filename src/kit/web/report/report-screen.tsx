import { useSearch } from '@tanstack/react-router';
import {
  lazy,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Field, Fields } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { asAsked } from '#kit/contract/report-asked.ts';
import { withNames } from '#kit/contract/report-names.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Row } from '#kit/rules/totals.ts';
import { usePerson, type Person } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import type { Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock, StateBlock } from '#kit/web/mark/state-block.tsx';
import { IconReportSearch } from '@tabler/icons-react';
import { ClosingBlocks } from '#kit/web/report/closing-blocks.tsx';
import { reportColumns } from '#kit/web/report/report-columns.tsx';
import { ExportButtons } from '#kit/web/report/export-buttons.tsx';
import { FilterBar } from '#kit/web/report/filter-bar.tsx';
import type { AnyReport } from '#kit/web/report/filters.ts';
import { QuickSpans } from '#kit/web/report/quick-spans.tsx';
import { SavedFilters } from '#kit/web/report/saved-filters.tsx';
import { ReportLater } from '#kit/web/report/report-later.tsx';
import { ReportBand } from '#kit/web/report/report-band.tsx';
import { useNames } from '#kit/web/grid/use-names.ts';
import { hasSums, tableOf } from '#kit/web/report/report-table.ts';
import { useReport } from '#kit/web/report/use-report.ts';
import css from '#kit/web/report/report.module.css';

const NONE_HERE = mark('Tidak ada baris untuk filter ini. Coba rentang tanggal atau pilihan lain.');
const NONE_AT_PUSAT = mark(
  'Yang dicari adalah pusat sendiri, dan di sana tidak ada baris. Pilih toko untuk laporan cabang.',
);

/** Only reports that draw fetch the drawing. */
const ReportChart = lazy(() => import('#kit/web/report/report-chart.tsx'));

/** What a screen adds to its report: an act that belongs to a row, at its end; one that belongs to what was asked. */
type More = {
  readonly act?: (row: Row) => ReactNode;
  /** Without this module no row has its act. */
  readonly modul?: string;
  readonly tools?: (asked: {
    readonly values: Readonly<Record<string, unknown>>;
    readonly toko: string | undefined;
  }) => ReactNode;
};
const NONE: More = {};

const isPusatItself = ({ filters }: AnyReport, toko: string | undefined, { variant }: Person) =>
  variant === 'pusat' && !toko && !('toko' in filters);

/** What a person should know before asking. */
function hintOf(report: AnyReport, toko: string | undefined, person: Person): string | undefined {
  if (isPusatItself(report, toko, person))
    return t('Tanpa toko, yang dicari adalah pusat sendiri.');
  const [one, other] = (report.oneOf ?? []).map((name) => t((report.filters[name] as Field).label));
  return one && other ? t('Isi {satu} atau {lain}.', { satu: one, lain: other }) : undefined;
}

/** The whole screen of a declared report: `reportScreen(penjualanReport)`. */
export function reportScreen<Q extends Fields, C extends Fields>(
  declared: Report<Q, C>,
  more?: More,
): ComponentType {
  const report = declared as AnyReport;
  return function ReportScreen() {
    const { cari = '' } = useSearch({ strict: false }) as { cari?: string };
    return <OneReport key={`${report.path} ${cari}`} report={report} more={more} cari={cari} />;
  };
}

const ACT: Column = { id: 'aksi', header: '', width: 140, sortable: false, fixed: true };

type Props = {
  readonly report: AnyReport;
  readonly more?: More;
  /** Shown before the filters: which of several declarations is meant. */
  readonly before?: ReactNode;
  /** What of the answer is meant: the number of a document that was scanned. */
  readonly cari?: string;
};

/** What the sums are of: a unit, or so many of the shops of the chain (D-43.3). */
const totalOf = (per: string | undefined, shops: { of: number; all: number } | undefined): string =>
  [
    t('TOTAL'),
    per,
    shops &&
      shops.of < shops.all &&
      t('{n} dari {m} toko', { n: formatInt(shops.of), m: formatInt(shops.all) }),
  ]
    .filter(Boolean)
    .join(' ');

/** The report as these filters ask for it, its codes called by the names that came with the answer. */
const useAsked = (declared: AnyReport, { values, names }: ReturnType<typeof useReport>) =>
  useMemo(() => withNames(asAsked(declared, values), names ?? {}), [declared, values, names]);

export function OneReport({ report: declared, more = NONE, before, cari = '' }: Props) {
  const person = usePerson();
  const state = useReport(declared);
  const report = useAsked(declared, state);
  const [typed, setTyped] = useState(cari);
  const [sort, setSort] = useState<string>();
  const words = useDeferredValue(typed);
  const acts = more.act && (!more.modul || person.moduls.has(more.modul));
  const columns = useMemo(
    () => [
      ...reportColumns(report, person, state.values, state.toko),
      ...(acts ? [{ ...ACT, cell: more.act }] : []),
    ],
    [report, more, acts, person, state.values, state.toko],
  );
  const view = useGridView(report.path, columns);
  const learned = useNames(columns, state.toko);
  const table = useMemo(
    () => ({ ...tableOf(report, columns, view.shown, state.rows ?? [], sort, words), learned }),
    // A name that has come (`learned`) changes texts: the table finds them again.
    [report, columns, view.shown, state.rows, sort, words, learned],
  );
  const has = (state.rows?.length ?? 0) > 0;
  const label = words ? t('TOTAL (tersaring)') : totalOf(table.per, state.shops);

  return (
    <Screen>
      <ScreenHead
        title={t(report.title)}
        acts={
          <>
            {has && (
              <SearchInput
                label={t('Cari di hasil')}
                value={typed}
                onChange={setTyped}
                width={190}
                delay={80}
              />
            )}
            <SavedFilters report={report} state={state} />
            {has && more.tools?.({ values: state.values, toko: state.toko })}
            <GridTools view={view} slim />
            <ExportButtons
              report={report}
              query={has ? state.asked : undefined}
              values={state.values}
              toko={state.toko}
              count={state.rows?.length ?? 0}
              sort={sort}
              shown={view.shown}
              all={view.untouched}
            />
          </>
        }
      />
      <FilterBar report={report} state={state} before={before} />
      <ReportLater report={report} state={state} />
      {has && <ReportBand report={report} columns={columns} table={table} />}
      {has && (state.drawings || (report.chart && report.chart.kind !== 'bar')) && (
        <Suspense>
          <ReportChart
            report={report}
            columns={columns}
            rows={(report.chart?.across ? state.rows : undefined) ?? table.rows}
            drawings={state.drawings}
          />
        </Suspense>
      )}
      {state.note && (
        <p className={css.note} role="status" data-tone={state.tone}>
          {state.note}
        </p>
      )}
      {state.rows && (
        <p className={css.legend} role="status">
          {t(has ? report.says.found : report.says.empty)}
        </p>
      )}
      {has || state.loading || state.error ? (
        <Grid
          label={t(report.title)}
          view={view}
          lines={table.lines}
          rowKey={(row) => String(table.keys.get(row))}
          totals={
            hasSums(report, view.shown, table.totals) ? { label, values: table.totals } : undefined
          }
          sort={sort ?? report.sort[0]}
          onSort={setSort}
          loading={state.loading}
          error={state.error}
          onRetry={state.retry}
          balance={report.balance?.column}
          after={report.closing && <ClosingBlocks report={report} rows={table.rows} />}
        />
      ) : state.rows ? (
        <EmptyBlock
          title={t(report.says.empty)}
          text={t(
            isPusatItself(report, state.toko, person)
              ? NONE_AT_PUSAT
              : (report.says.good ?? NONE_HERE),
          )}
        >
          <QuickSpans report={report} values={state.values} onPick={state.goNow} />
        </EmptyBlock>
      ) : (
        <StateBlock
          icon={<IconReportSearch size={28} stroke={1.6} aria-hidden />}
          title={t('Pilih filter, lalu Cari Data')}
          text={hintOf(report, state.toko, person)}
        >
          <QuickSpans report={report} values={state.values} onPick={state.goNow} />
        </StateBlock>
      )}
    </Screen>
  );
}
