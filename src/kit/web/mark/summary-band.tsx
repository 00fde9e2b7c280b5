import type { ReactNode } from 'react';
import type { Domain } from '#kit/web/frame/screen-head.tsx';
import css from '#kit/web/mark/summary-band.module.css';

export type Figure = {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly unit?: string;
  readonly note?: ReactNode;
  readonly domain?: Domain;
};
export type Bar = { readonly label: string; readonly value: number };

type Props = { figures: readonly Figure[]; bars?: readonly Bar[]; barsLabel?: ReactNode };

/** One row of figures, never cards: domain edge before the label, source below, bars at the right. */
export const SummaryBand = ({ figures, bars, barsLabel }: Props) => (
  <div className={css.band}>
    <dl>
      {figures.map(({ label, value, unit, note, domain }, at) => (
        <div key={at}>
          <dt data-domain={domain}>{label}</dt>
          <dd>
            {value}
            {unit && <span> {unit}</span>}
          </dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
    {bars && bars.length > 0 && <Bars bars={bars} label={barsLabel} />}
  </div>
);

/** The best bar is foil; the numbers are in the table, so the picture itself is silent. */
function Bars({ bars, label }: { bars: readonly Bar[]; label?: ReactNode }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const best = bars.findIndex(({ value }) => value === most);
  return (
    <figure className={css.bars} aria-hidden>
      {label && <figcaption>{label}</figcaption>}
      <ol>
        {bars.map(({ label: name, value }, at) => (
          <li key={name}>
            <i
              data-best={at === best || undefined}
              style={{ height: `${Math.max(2, Math.round((Math.max(0, value) / most) * 30))}px` }}
            />
            {bars.length <= 14 && <span>{name}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
