import { useEffect, useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import css from '#kit/web/mark/total-plate.module.css';

type Props = {
  /** Says which way the money goes: 'Total bayar', 'Bayar ke penjual', 'Customer bayar'. */
  label: string;
  rupiah: Rupiah;
  note?: string;
  /** Each change to a new value lets it gleam once: a sale was paid. */
  paid?: string;
};

/** The sum that changes hands; one to a screen. The only thing that glitters. */
export function TotalPlate({ label, rupiah, note, paid }: Props) {
  const [gleams, setGleams] = useState(0);
  useEffect(() => {
    if (paid) setGleams((count) => count + 1);
  }, [paid]);
  return (
    <div className={css.edge}>
      <div className={css.plate}>
        {gleams > 0 && <i key={gleams} className={css.gleam} aria-hidden />}
        <span className={css.label}>{label}</span>
        <output className={css.sum}>
          <span>Rp</span>
          {rupiah < 0 ? '-' : ''}
          {formatInt(Math.abs(rupiah))}
        </output>
        {note && <small>{note}</small>}
      </div>
    </div>
  );
}
