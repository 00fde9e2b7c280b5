import { useMemo, useState, type ReactNode } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import { usePage } from '#kit/web/api/query.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import type {
  DocumentAsk,
  ListedDocument,
  ListRowOf,
} from '#areas/buku/contract/document-types.ts';
import { mayCancel } from '#areas/buku/contract/document.ts';
import type { DocumentWords, ListedWords } from '#areas/buku/contract/document-words.ts';
import type { DocumentActs } from '#areas/buku/web/document/document-acts.tsx';
import { RowActs } from '#areas/buku/web/document/row-acts.tsx';
import { useScanned, type Scanned } from '#areas/buku/web/document/use-scanned.ts';
import css from '#areas/buku/web/document/document.module.css';

const LIMIT = 100;

type Props<W extends ListedWords> = {
  of: ListedDocument<W>;
  acts: DocumentActs;
  /** Under which the columns of this person are kept. */
  name: string;
  words: { label: string; search: string; none: string; hint: string };
  /** What the table shows: fields of the document, or of what `show` makes of one. */
  columns: Fields;
  /** Columns that say more, or less, than their field. */
  more?: Readonly<Record<string, Partial<Column>>>;
  show?: (row: ListRowOf<W>) => Row;
  /** What every page is asked with: the documents of one kind of many. */
  only?: Readonly<Record<string, string>>;
  /** What opens under a row: its lines. */
  expand?: (row: Row) => ReactNode;
  /** Only the open day, for whoever may see no other. */
  today?: boolean;
};

/** The documents of a day: what a screen shows beside the form that makes them, anew for one that was scanned. */
export function DocumentDay<W extends ListedWords>(props: Props<W>) {
  const scanned = useScanned();
  return <Day key={JSON.stringify(scanned)} {...props} scanned={scanned} />;
}

function Day<W extends ListedWords>(props: Props<W> & { scanned: Scanned }) {
  const { of, acts, name, words, columns, more, show, only, expand, today, scanned } = props;
  const { key, list, book } = of.words;
  const person = usePerson();
  const [day, setDay] = useState(today ? person.tgl_system : scanned.tgl);
  const [q, setQ] = useState(scanned.q);
  const [sort, setSort] = useState('-input_date');
  const [skip, setSkip] = useState(0);
  const query: DocumentAsk = { ...only, tgl_from: day, tgl_to: day, q: q || undefined, sort, skip };
  const { data, error, isPending, refetch } = usePage(of.list, {
    query: { ...query, limit: LIMIT },
    keep: true,
  });
  const shown = useMemo(
    () =>
      columnsOf<Row>(columns, person, [key]).map((one) => ({
        ...one,
        sortable: list.sort.includes(one.id),
        ...(one.id === 'input_date' ? HOUR : more?.[one.id]),
      })),
    [columns, more, person, key, list],
  );
  const view = useGridView(name, shown);
  const lines = (data?.data ?? []).map((row) => ({
    kind: 'row' as const,
    row: marked(show?.(row) ?? (row as Row), book.note),
  }));
  return (
    <section className={css.list} aria-label={t(words.label)}>
      <div className={css.filter}>
        {!today && (
          <DayInput
            label={t('Tanggal')}
            value={day}
            max={person.tgl_system}
            onChange={(next) => {
              if (!next) return;
              setSkip(0);
              setDay(next);
            }}
          />
        )}
        <SearchInput
          label={t(words.search)}
          value={q}
          onChange={(next) => {
            setSkip(0);
            setQ(next);
          }}
        />
        <GridTools view={view} />
      </div>
      <Grid
        label={t(words.label)}
        view={view}
        lines={lines}
        rowKey={(row) => String(row[key])}
        sort={sort}
        onSort={setSort}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        isMuted={(row) => row.status === 'CANC'}
        expand={expand}
        actionsWidth={96}
        actions={(row) => <Acts of={of.words} row={row} acts={acts} />}
        totals={
          data && {
            label: t('Total {n} transaksi', { n: formatInt(data.count) }),
            values: data.total as Totals,
          }
        }
        empty={<EmptyBlock title={t(words.none)} text={t(words.hint)} />}
      />
      <Pager skip={skip} limit={LIMIT} count={data?.count ?? 0} onSkip={setSkip} />
    </section>
  );
}

/** Paper and cancel of one document; the latter on its own day. */
function Acts({ of, row, acts }: { of: DocumentWords; row: Row; acts: DocumentActs }) {
  const { tgl_system } = usePerson();
  const stands = mayCancel(of, String(row.status)) && row.tgl_system === tgl_system;
  return (
    <RowActs
      no={String(row[of.key])}
      onStruk={() => acts.print(row)}
      onCetakUlang={acts.reprint && (() => acts.reprint?.(row))}
      onBatal={stands ? () => acts.cancel(row) : undefined}
    />
  );
}

const HOUR: Partial<Column> = {
  width: 70,
  cell: (row) => formatClock(String(row.input_date)),
};

/** What is cancelled says so before its words. */
const marked = (row: Row, note: string): Row =>
  row.status === 'CANC' ? { ...row, [note]: `${t('BATAL')} · ${String(row[note])}` } : row;
