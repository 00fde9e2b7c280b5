import { useMemo, useState, type ReactNode } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import type { Row } from '#kit/rules/totals.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { PagedList, type ListWords } from '#kit/web/grid/paged-list.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import type { ListedDocument, ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { mayCancel } from '#areas/dokumen/contract/document.ts';
import type { DocumentSpec, ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { marked } from '#areas/dokumen/web/marked.ts';
import { RowActs } from '#areas/dokumen/web/row-acts.tsx';
import { useScanned, type Scanned } from '#areas/dokumen/web/use-scanned.ts';

type Props<W extends ListedSpec> = {
  of: ListedDocument<W>;
  acts: DocumentActs;
  /** Under which the columns of this person are kept. */
  name: string;
  words: ListWords;
  /** What the table shows: fields of the document, or of what `show` makes of one. */
  columns: Fields;
  /** Columns that say more, or less, than their field. */
  more?: Readonly<Record<string, Partial<Column>>>;
  show?: (row: ListRowOf<W>) => Row;
  /** What every page is asked with: the documents of one kind of many. */
  only?: Readonly<Record<string, string>>;
  /** What opens under a row: its lines. */
  expand?: (row: Row) => ReactNode;
  /** Only the open day, for a person who may see no other. */
  today?: boolean;
  /** Of all days: what lives on past its own. */
  allDays?: boolean;
  /** Filters beside the day. */
  filters?: ReactNode;
};

/**
 * The documents of a day: what a screen shows beside the form that makes them; it starts again for a scanned document.
 */
export function DocumentDay<W extends ListedSpec>(props: Props<W>) {
  const scanned = useScanned();
  return <Day key={JSON.stringify(scanned)} {...props} scanned={scanned} />;
}

function Day<W extends ListedSpec>(props: Props<W> & { scanned: Scanned }) {
  const { of, acts, name, words, columns, more, show, only, expand, today, scanned } = props;
  const { allDays, filters } = props;
  const { key, list, book } = of.spec;
  const person = usePerson();
  const [day, setDay] = useState(today ? person.tgl_system : scanned.tgl);
  return (
    <PagedList
      of={of.list}
      name={name}
      words={words}
      columns={columns}
      more={useMemo(() => ({ ...more, ...(!allDays && { input_date: HOUR }) }), [more, allDays])}
      pinned={key}
      sortable={list.sort}
      sort="-input_date"
      show={(row) => marked(show?.(row) ?? row, book.note ?? key)}
      query={allDays ? { ...only } : { ...only, tgl_from: day, tgl_to: day }}
      filters={
        filters ??
        (!today && (
          <DayInput
            label={t('Tanggal')}
            value={day}
            max={person.tgl_system}
            onChange={(next) => next && setDay(next)}
          />
        ))
      }
      q={scanned.q}
      isMuted={(row) => row.status === 'CANC'}
      expand={expand}
      actionsWidth={acts.Send ? 124 : 96}
      actions={(row) => <Acts of={of.spec} row={row} acts={acts} />}
    />
  );
}

/** Paper and cancel of one document; the latter on its own day, unless the kind says any. */
function Acts({ of, row, acts }: { of: DocumentSpec; row: Row; acts: DocumentActs }) {
  const { tgl_system } = usePerson();
  const inTime = of.cancel.anyDay || row.tgl_system === tgl_system;
  const stands = mayCancel(of, String(row.status)) && inTime;
  return (
    <RowActs
      no={String(row[of.key])}
      onStruk={() => acts.print(row)}
      onCetakUlang={acts.reprint && (() => acts.reprint?.(row))}
      onBatal={stands ? () => acts.cancel(row) : undefined}
    >
      {acts.Send && <acts.Send no={String(row[of.key])} />}
    </RowActs>
  );
}

const HOUR: Partial<Column> = {
  width: 70,
  cell: (row) => formatClock(String(row.input_date)),
};
