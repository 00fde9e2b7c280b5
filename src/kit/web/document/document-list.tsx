import { useMemo, type ReactNode } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Row } from '#kit/rules/totals.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useScan } from '#kit/web/counter/use-scan.ts';
import type { DocumentOf } from '#kit/web/document/document.ts';
import { DocumentDrawer } from '#kit/web/document/document-view.tsx';
import { DocumentFilters } from '#kit/web/document/document-filters.tsx';
import { LIMIT, useDocuments, type DocumentsOf } from '#kit/web/document/use-documents.ts';
import { WithDrawer } from '#kit/web/frame/drawer.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { saveAll } from '#kit/web/grid/save-all.ts';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';

export type DocumentListOf<R, D extends { readonly status: string }> = DocumentsOf<R> & {
  /** Under which the columns of this person are kept. */
  readonly name: string;
  readonly label: string;
  /** The column with the number, and what a scanned number of this kind looks like. */
  readonly key: keyof R & string;
  readonly number: RegExp;
  /** In their order: what is looked for first, then the rest as the row has it, for who ticks it. */
  readonly first: Fields;
  readonly fields: Fields;
  readonly document: DocumentOf<D>;
  readonly words: { readonly total: string; readonly empty: string; readonly search: string };
  readonly csv: string;
};

type Props<R, D extends { readonly status: string }> = {
  of: DocumentListOf<R, D>;
  /** Only the open day, for a person who may see no other. */
  oneDay?: boolean;
  tabs?: ReactNode;
  /** A scan that is no number of this kind; true when it has found its place. */
  onScan?: (kode: string) => boolean;
};

/** Documents of a shop: filters in the address, totals of the filter, the document beside the list. */
export function DocumentList<R extends Row, D extends { readonly status: string }>({
  of,
  oneDay,
  tabs,
  onScan,
}: Props<R, D>) {
  const person = usePerson();
  const list = useDocuments(of);
  const { search, count, total, toko, go, peek } = list;
  const columns = useMemo(
    () =>
      columnsOf<R>({ ...of.first, ...of.fields }, person, [of.key]).map((one) => ({
        ...one,
        sortable: of.sortable.includes(one.id),
      })),
    [of, person],
  );
  const first = useMemo(() => Object.keys(of.first), [of]);
  const view = useGridView(of.name, columns, first);
  const keyOf = (row: R) => String(row[of.key]);
  useScan((kode) => {
    if (of.number.test(kode)) peek(kode);
    else if (!onScan?.(kode)) go({ q: kode, status: 'ALL' });
  });
  const saveCsv = () => {
    const { query } = list;
    void saveAll(of.list, { query, toko, columns: view.shown, name: of.csv });
  };
  return (
    <Screen>
      <ScreenHead acts={<GridTools view={view} onCsv={saveCsv} csvOff={count === 0} />}>
        {tabs}
      </ScreenHead>
      <DocumentFilters
        list={list}
        of={of}
        oneDay={oneDay}
        tabbed={tabs !== undefined}
        search={of.words.search}
      />
      <WithDrawer
        drawer={
          search.no && (
            <DocumentDrawer
              of={of.document}
              no={search.no}
              toko={toko}
              onClose={() => peek(undefined)}
            />
          )
        }
      >
        <Grid
          label={t(of.label)}
          view={view}
          lines={list.lines}
          rowKey={keyOf}
          sort={list.sort}
          onSort={(sort) => go({ sort })}
          loading={list.loading}
          error={list.error}
          onRetry={list.retry}
          active={search.no}
          onPeek={(row) => peek(keyOf(row))}
          isMuted={(row) => row.status === 'CANC'}
          totals={total && { label: labelOf(of.words.total, count, total), values: total }}
          empty={<EmptyBlock text={t(of.words.empty)} />}
        />
        <Pager
          skip={list.skip}
          limit={LIMIT}
          count={count}
          onSkip={(skip) => go({ skip: skip ? String(skip) : undefined })}
        />
      </WithDrawer>
    </Screen>
  );
}

/** How many documents the sums add up; a cancelled one is in the list and in no sum (D-6.3). */
function labelOf(
  words: string,
  count: number,
  { batal }: Readonly<Record<string, unknown>>,
): string {
  const label = t(words, { n: formatInt(count) });
  const n = Number(batal ?? 0);
  return n > 0 ? t('{label}, {n} batal tidak dijumlah', { label, n: formatInt(n) }) : label;
}
