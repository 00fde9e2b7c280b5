import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { EVENTS } from '#areas/akses/contract/event.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import css from '#areas/akses/web/otorisasi.module.css';

export type RequestWords = {
  readonly event: readonly string[];
  readonly ringkasan: string;
  readonly angka: readonly Angka[];
  readonly catatan?: string | null;
  /** Who asks, and where. */
  readonly oleh?: ReactNode;
};

const namaOf = (event: string): string =>
  (EVENTS as Record<string, { nama: string } | undefined>)[event]?.nama ?? event;

/** What is asked of the approver: the same card in the dialog, on the phone and in the report. */
export const RequestCard = ({ event, ringkasan, angka, catatan, oleh }: RequestWords) => (
  <section className={css.card} aria-label={t('Permintaan')}>
    <ul className={css.tags}>
      {event.map((one) => (
        <li key={one}>{t(namaOf(one))}</li>
      ))}
    </ul>
    <h3>{ringkasan}</h3>
    {oleh && <p className={css.oleh}>{oleh}</p>}
    {angka.length > 0 && (
      <dl className={css.angka}>
        {angka.map(({ label, nilai }, at) => (
          // Two pieces of one act have the same labels.
          <div key={at}>
            <dt>{t(label)}</dt>
            <dd>{nilai}</dd>
          </div>
        ))}
      </dl>
    )}
    {catatan && !angka.some(({ nilai }) => nilai === catatan) && (
      <blockquote className={css.catatan}>{catatan}</blockquote>
    )}
  </section>
);
