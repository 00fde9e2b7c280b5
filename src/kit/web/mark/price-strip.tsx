import type { ReactNode } from 'react';
import css from '#kit/web/mark/price-strip.module.css';

export type Term = {
  readonly label: string;
  readonly value: ReactNode;
  /** Where it comes from: '6.215 g x 1,685,000', 'tetap', 'maks. 200,000'. */
  readonly source?: ReactNode;
  /** Before it; the first term has none. */
  readonly sign?: '+' | '-' | '=' | 'x';
};

const SIGNS = { '+': '+', '-': '\u2212', '=': '=', x: '\u00d7' } as const;

/** A sum as a row that explains itself: label, figure and source under each term, the result last. */
export const PriceStrip = ({
  title,
  note,
  terms,
}: {
  title?: ReactNode;
  note?: ReactNode;
  terms: readonly Term[];
}) => (
  <div className={css.strip}>
    {title && (
      <div className={css.title}>
        <b>{title}</b>
        {note && <span>{note}</span>}
      </div>
    )}
    <dl>
      {terms.map(({ label, value, source, sign }, at) => (
        <div
          key={label}
          data-sign={sign && SIGNS[sign]}
          data-result={(sign === '=' && at === terms.length - 1) || undefined}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
          {source && <dd className={css.source}>{source}</dd>}
        </div>
      ))}
    </dl>
  </div>
);
