import { t } from '#kit/web/base/text.ts';

/**
 * What stands where not even the page of errors could be fetched: it comes with the entry itself,
 * so that nobody is left before an empty page in a language of machines.
 */
export const Lost = () => (
  <main role="alert">
    <p>{t('Koneksi Bermasalah')}</p>
    <button type="button" onClick={() => location.reload()}>
      {t('Muat ulang')}
    </button>
  </main>
);
