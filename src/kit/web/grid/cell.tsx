import type { ReactNode } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { Grade } from '#kit/web/mark/grade.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import type { Column } from '#kit/web/grid/columns.ts';
import { bareText, FIGURES, isSaid, nameIn, textOf } from '#kit/web/grid/text-of.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import css from '#kit/web/grid/grid.module.css';

/** A value in a table, by the kind of its field. */
export function cellOf(of: Field | undefined, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '')
    return <span className={css.none}>-</span>;
  const name = nameIn(of, value);
  if (name && isSaid(of)) return name;
  // Two people of one name are distinguished by their codes: this name has its code already.
  if (name?.endsWith(`(${String(value)})`)) return name;
  if (name)
    return (
      <>
        {name} <span className={css.code}>{String(value)}</span>
      </>
    );
  switch (of?.kind) {
    case 'rupiah':
      return <Money value={value as number} />;
    case 'gram':
      return (
        <>
          {formatGram(value as Miligram, of.decimals)}
          <span className={css.unit}>{of.unit ?? 'g'}</span>
        </>
      );
    case 'persen':
      return (
        <>
          {textOf(of, value)}
          <span className={css.unit}>{of.unit ?? '%'}</span>
        </>
      );
    case 'grade':
      return <Grade value={value as Persen} />;
    case 'status':
      return <StatusWord of={of} value={String(value)} />;
    case 'list':
      return (
        <ul>
          {(value as string[]).map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      );
    case 'photo':
    case 'photos':
      return (
        <Photo
          path={typeof value === 'string' ? value : (value as string[])[0]}
          own={!!of.picture}
        />
      );
    case 'colour':
      return <Colour value={String(value)} />;
    case 'tags':
      return textOf(of, value);
    case 'kode':
      return <span className={css.kode}>{String(value)}</span>;
    default:
      return textOf(of, value);
  }
}

const Colour = ({ value }: { value: string }) => (
  <span className={css.colour}>
    <i style={{ background: value }} aria-hidden />
    {value}
  </span>
);

/** A picture that a form sent has a small one beside it. */
const Photo = ({ path, own }: { path: string | undefined; own: boolean }) =>
  path === undefined ? (
    <span className={css.none}>-</span>
  ) : (
    <img
      className={css.photo}
      src={photoUrl(path) + (own ? '?kecil=1' : '')}
      alt=""
      loading="lazy"
    />
  );

/** A value of a column: with its unit, or bare below a head that says it. */
export function cellIn(column: Pick<Column, 'of' | 'bare'>, value: unknown): ReactNode {
  const { of, bare } = column;
  if (!bare || !FIGURES.has(of?.kind) || value === null || value === undefined)
    return cellOf(of, value);
  if (value === 0) return <span className={css.none}>-</span>;
  const text = bareText(of, value);
  return typeof value === 'number' && value < 0 ? <span className={css.minus}>{text}</span> : text;
}

/** Its Rp steps back inside tables; a minus is ruby. */
const Money = ({ value }: { value: number }) => (
  <span className={value < 0 ? css.minus : undefined}>
    {value < 0 ? '-' : ''}
    <span className={css.rp}>Rp</span>
    {formatInt(Math.abs(value))}
  </span>
);
