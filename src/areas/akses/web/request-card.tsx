import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import css from '#areas/akses/web/otorisasi.module.css';

export type RequestWords = {
  /** What the events are called. */
  readonly perihal: readonly string[];
  readonly ringkasan: string;
  readonly angka: readonly Angka[];
  readonly catatan?: string | null;
  /** The figures that were agreed to before, for the same form. */
  readonly dulu?: readonly Angka[] | null;
  /** Who asks, and where. */
  readonly oleh?: ReactNode;
};

/** A line breaks before a sum, never between Rp and its figure. */
const utuh = (nilai: string): string => nilai.replaceAll(/Rp (?=\d)/g, 'Rp\u00a0');

const berubah = (dulu: readonly Angka[], angka: readonly Angka[]): boolean =>
  dulu.length !== angka.length ||
  dulu.some(({ label, nilai }, at) => label !== angka[at]?.label || nilai !== angka[at]?.nilai);

/** The value that was agreed to, where it differs from this one. */
function lamaOf(dulu: RequestWords['dulu'], at: number, { label, nilai }: Angka): ReactNode {
  const lama = dulu?.[at]?.label === label ? dulu[at].nilai : undefined;
  return lama !== undefined && lama !== nilai ? <del>{utuh(lama)}</del> : null;
}

/** What is asked of the approver: the same card in the dialog, on the phone and in the report. */
export const RequestCard = ({ perihal, ringkasan, angka, catatan, dulu, oleh }: RequestWords) => (
  <section className={css.card} aria-label={t('Permintaan')}>
    <ul className={css.tags}>
      {perihal.map((one) => (
        <li key={one}>{t(one)}</li>
      ))}
    </ul>
    <h3>{ringkasan}</h3>
    {oleh && <p className={css.oleh}>{oleh}</p>}
    {dulu && berubah(dulu, angka) && (
      <p className={css.berubah} role="status">
        {t('Berubah setelah disetujui, mohon dilihat lagi')}
      </p>
    )}
    {angka.length > 0 && (
      <dl className={css.angka}>
        {angka.map(({ label, nilai }, at) => (
          // Two pieces of one act have the same labels.
          <div key={at}>
            <dt>{t(label)}</dt>
            <dd>
              {lamaOf(dulu, at, { label, nilai })}
              {utuh(nilai)}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {catatan && !angka.some(({ nilai }) => nilai === catatan) && (
      <blockquote className={css.catatan}>{catatan}</blockquote>
    )}
  </section>
);
