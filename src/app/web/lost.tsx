import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';

/**
 * What stands where not even the page of errors could be fetched: it comes with the entry itself,
 * so that nobody is left before an empty page in a language of machines.
 */
export const Lost = () => (
  <main role="alert" style={{ display: 'grid', gap: 16, justifyItems: 'start', padding: 32 }}>
    <p>{t('Koneksi Bermasalah')}</p>
    <Button look="primary" onClick={() => window.location.reload()}>
      {t('Muat ulang')}
    </Button>
  </main>
);
