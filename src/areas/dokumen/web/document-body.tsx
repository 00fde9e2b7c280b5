import type { ReactNode } from 'react';
import type { Field, Fields } from '#kit/contract/field.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import type { DocumentOf, ListedDocument, RowOf } from '#areas/dokumen/contract/document-types.ts';
import type { ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import { CancelNote } from '#areas/dokumen/web/cancel-note.tsx';
import { DocumentHistory } from '#areas/dokumen/web/history/document-history.tsx';
import type { OnKind } from '#areas/dokumen/web/history/on-kind.ts';
import { DocumentLines } from '#areas/dokumen/web/document-lines.tsx';
import { sayValue } from '#areas/dokumen/web/say-value.ts';
import { WithBook } from '#areas/dokumen/web/with-book.tsx';
import css from '#areas/dokumen/web/body.module.css';

type Row = Readonly<Record<string, unknown>>;
type Props<W extends ListedSpec> = {
  of: ListedDocument<W>;
  dokumen: DocumentOf<W>;
  /** Which fields are shown, in this order; all of the head where nothing is given. */
  shows?: readonly (keyof RowOf<W> & string)[];
  /** Facts that are no field, after those. */
  facts?: Readonly<Record<string, ReactNode>>;
  /** Columns of a line under its name, its figure, a further cell of it. */
  lineShows?: readonly string[];
  lineFigure?: string;
  line?: (at: number) => ReactNode;
  /** What is shown above its facts, and under its lines. */
  above?: ReactNode;
  children?: ReactNode;
  /** The kinds of documents that are made on it. */
  history?: readonly OnKind[];
};

/** A document by its declaration: who cancelled it, its facts, lines and money, what was made on it, its book. */
export function DocumentBody<W extends ListedSpec>(props: Props<W>) {
  const { of, shows, facts, lineShows, lineFigure, line, above, children, history = [] } = props;
  const { spec } = of;
  // The types above held the names; from here on they are columns of a row.
  const row: Row = Object.fromEntries(Object.entries(props.dokumen as object));
  const fields: Fields = of.row;
  const names = shows ?? [...Object.keys(spec.head), ...Object.keys(spec.joined ?? {})];
  const told = names
    .filter((name) => !isEmpty(row[name]))
    .map((name): [string, ReactNode] => {
      const field = fields[name] as Field;
      return [t(field.label), sayValue(field, row[name])];
    });
  const lines = spec.lines ? (row[spec.lines.name] as readonly Row[]) : [];
  return (
    <WithBook postings={row['postings'] as Parameters<typeof WithBook>[0]['postings']}>
      <div className={css.body}>
        <CancelNote batal={row['batal'] as Parameters<typeof CancelNote>[0]['batal']} />
        {above}
        <Facts
          of={{
            [t('Waktu')]: formatInstant(String(row['input_date'])),
            ...Object.fromEntries(told),
            [t(spec.by)]: String(row['input_by']),
            ...facts,
          }}
        />
        <DocumentLines spec={spec} rows={lines} shows={lineShows} figure={lineFigure} more={line} />
        {children}
        {history.length > 0 && (
          <DocumentHistory
            no={String(row[spec.key])}
            status={String(row['status'])}
            kinds={history}
          />
        )}
      </div>
    </WithBook>
  );
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
