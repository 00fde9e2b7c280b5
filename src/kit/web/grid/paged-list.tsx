import { useMemo, useState, type ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Fields } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import { usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import type { GridProps } from '#kit/web/grid/grid-props.ts';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import css from '#kit/web/grid/paged-list.module.css';

const LIMIT = 100;

export type ListWords = {
  readonly label: string;
  readonly search: string;
  /** Where there is none; else as the requirement says it. */
  readonly none?: string;
  readonly hint: string;
  /** What its sums are of, with `{n}`. */
  readonly total?: string;
};

type OfGrid = Pick<
  GridProps<Row>,
  'isMuted' | 'expand' | 'actions' | 'actionsWidth' | 'selected' | 'onSelect' | 'active' | 'onPeek'
>;

type Props<Q, R extends Row> = OfGrid & {
  of: Endpoint<unknown, Q, unknown, readonly R[]>;
  /** Under which the columns of this person are kept. */
  name: string;
  words: ListWords;
  columns: Fields;
  /** Columns that say more, or less, than their field. */
  more?: Readonly<Record<string, Partial<Column>>>;
  /** The column that stays in sight, and what a row is known by where that is more. */
  pinned: string;
  rowKey?: (row: Row) => string;
  sortable?: readonly string[];
  sort?: string;
  show?: (row: R) => Row;
  /** What every page is asked with. */
  query: Readonly<Record<string, string | undefined>>;
  /** False while what it is asked with is not known yet. */
  ready?: boolean;
  /** The inputs of that, before the search; `busy` while it is asked. */
  filters?: ReactNode | ((busy: boolean) => ReactNode);
  /** Where the list begins, searched for. */
  q?: string;
  limit?: number;
  /** The few tools of a list beside a form. */
  slim?: boolean;
  /** What may be done where there is none. */
  offer?: ReactNode;
  /** Other rows are searched for. */
  onNarrow?: () => void;
  /** Draws what is beside the list and knows its rows. */
  around?: (list: ReactNode, rows: readonly R[]) => ReactNode;
};

/** Rows of a call in pages: narrowed and searched above, their sums below, newest first or as they are sorted. */
export function PagedList<Q, R extends Row>(props: Props<Q, R>) {
  const { of, name, words, columns, more, pinned, query, filters, show, onNarrow, slim } = props;
  const {
    around = (list) => list,
    sortable = NONE,
    limit = LIMIT,
    rowKey = (row) => String(row[pinned]),
  } = props;
  const person = usePerson();
  const [q, setQ] = useState(props.q ?? '');
  const [sort, setSort] = useState(props.sort);
  // Another question begins at its first row.
  const asked = JSON.stringify([query, q]);
  const [page, setPage] = useState({ asked, skip: 0 });
  const skip = page.asked === asked ? page.skip : 0;
  const { data, error, isPending, isFetching, refetch } = usePage(of, {
    query: { ...query, q: q || undefined, sort, skip, limit } as Q,
    enabled: props.ready,
    keep: true,
    staleTime: 0,
  });
  const shown = useMemo(
    () =>
      columnsOf<Row>(columns, person, [pinned]).map((one) => ({
        ...one,
        sortable: sortable.includes(one.id),
        ...more?.[one.id],
      })),
    [columns, more, person, pinned, sortable],
  );
  const view = useGridView(name, shown);
  const rows = data?.data ?? [];
  return around(
    <section className={css.list} aria-label={t(words.label)}>
      <div className={css.filter}>
        {typeof filters === 'function' ? filters(isFetching) : filters}
        <SearchInput
          label={t(words.search)}
          value={q}
          onChange={(next) => {
            onNarrow?.();
            setQ(next);
          }}
        />
        <GridTools view={view} slim={slim} />
      </div>
      <Grid
        label={t(words.label)}
        view={view}
        lines={rows.map((row) => ({ kind: 'row' as const, row: show?.(row) ?? row }))}
        rowKey={rowKey}
        sort={sort}
        onSort={sortable.length > 0 ? setSort : undefined}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        isMuted={props.isMuted}
        expand={props.expand}
        actions={props.actions}
        actionsWidth={props.actionsWidth}
        selected={props.selected}
        onSelect={props.onSelect}
        active={props.active}
        onPeek={props.onPeek}
        totals={
          data?.total
            ? {
                label: t(words.total ?? 'Total {n} transaksi', { n: formatInt(data.count) }),
                values: data.total as Totals,
              }
            : undefined
        }
        empty={
          <EmptyBlock title={words.none && t(words.none)} text={t(words.hint)}>
            {props.offer}
          </EmptyBlock>
        }
      />
      <Pager
        skip={skip}
        limit={limit}
        count={data?.count ?? 0}
        onSkip={(next) => setPage({ asked, skip: next })}
      />
    </section>,
    rows,
  );
}

const NONE: readonly string[] = [];
