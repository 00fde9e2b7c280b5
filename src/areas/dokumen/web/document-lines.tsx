import type { ReactNode } from 'react';
import type { Field, Fields } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { sayValue } from '#areas/dokumen/web/say-value.ts';
import css from '#areas/dokumen/web/body.module.css';

type Row = Readonly<Record<string, unknown>>;
type Named = readonly [name: string, of: Field];

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const PHOTOS = new Set(['photo', 'photos']);
/** Values that say by themselves what they are: a code, a weight, a fineness. */
const PLAIN = new Set(['text', 'kode', 'gram', 'grade', 'day']);

/** What is counted one by one: its name, its last figure in rupiah or its weight, the rest under them. */
export function DocumentLines({
  spec: { lines },
  rows,
  shows,
  figure: named,
  more,
}: {
  spec: DocumentSpec;
  rows: readonly Row[];
  /** Which columns stand under the name; all of them where nothing is said. */
  shows?: readonly string[] | undefined;
  /** Its figure, if not the last one in rupiah. */
  figure?: string | undefined;
  /** A further cell of one: its photo. */
  more?: ((at: number) => ReactNode) | undefined;
}) {
  if (!lines) return null;
  const fields = Object.entries({ ...lines.head, ...lines.found } as Fields) as Named[];
  const [first] = fields;
  const title = fields.find(([name]) => name.startsWith('nama')) ?? first;
  /** What has no name yet, as a piece that was only ordered, is called by its first field. */
  const called = (row: Row): string => {
    const by = title && isEmpty(row[title[0]]) ? first : title;
    return by ? sayValue(by[1], row[by[0]]) : '';
  };
  const figure =
    fields.find(([name]) => name === named) ??
    fields.findLast(([, { kind }]) => kind === 'rupiah') ??
    fields.find(([, { kind }]) => kind === 'gram');
  const rest = fields.filter(
    (one) =>
      one !== title &&
      one !== figure &&
      !PHOTOS.has(one[1].kind) &&
      (shows ? shows.includes(one[0]) : one[0] !== 'foto'),
  );
  const said = ([name, of]: Named, row: Row): string =>
    PLAIN.has(of.kind) ? sayValue(of, row[name]) : `${t(of.label)} ${sayValue(of, row[name])}`;
  return (
    <ul className={css.lines} aria-label={t(lines.label)}>
      {rows.map((row, at) => (
        <li key={String(row['urut'])}>
          <strong>{called(row)}</strong>
          <b>{figure && sayValue(figure[1], row[figure[0]])}</b>
          <span>
            {rest
              .filter(([name]) => !isEmpty(row[name]))
              .map((one) => said(one, row))
              .join(' · ')}
          </span>
          {more?.(at)}
        </li>
      ))}
    </ul>
  );
}
