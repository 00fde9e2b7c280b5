import type { ReactNode } from 'react';
import { photoUrl } from '#kit/web/api/photo.ts';
import { t } from '#kit/web/base/text.ts';
import { bagiGaya, type Potongan } from '#areas/pesan/rules/tampil-pesan.ts';
import css from '#areas/pesan/web/pesan.module.css';

const potong = ({ kata, gaya }: Potongan, at: number): ReactNode =>
  gaya === 'tebal' ? (
    <b key={at}>{kata}</b>
  ) : gaya === 'miring' ? (
    <i key={at}>{kata}</i>
  ) : gaya === 'coret' ? (
    <s key={at}>{kata}</s>
  ) : (
    kata
  );

/** A message as the phone shows it: plain words, never a page. */
export const Gelembung = ({ isi, gambar }: { isi: string; gambar?: string | null }) => (
  <figure className={css.phone} aria-label={t('Contoh pesan')}>
    <figcaption>{t('Simulasi WhatsApp')}</figcaption>
    <div className={css.bubble}>
      {gambar && <img src={photoUrl(gambar)} alt={t('Gambar promo')} />}
      <p>{bagiGaya(isi).map(potong)}</p>
    </div>
  </figure>
);
