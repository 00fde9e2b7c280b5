import { t } from '#kit/web/base/text.ts';

/**
 * Shown where not even the page of errors could be fetched: it comes with the entry itself,
 * so that a person does not see an empty page or a technical message.
 */
export const Lost = () => (
  <main role="alert">
    <p>{t('Koneksi Bermasalah')}</p>
    <button type="button" onClick={() => location.reload()}>
      {t('Muat ulang')}
    </button>
  </main>
);
