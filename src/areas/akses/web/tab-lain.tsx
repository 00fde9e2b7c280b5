import { useEffect, useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import css from '#areas/akses/web/tab-lain.module.css';

const CHANNEL = 'kilau.tab';
type Said = { kind: 'ask' | 'here'; user_id: string };

/** Two tabs share one session and one lock, and may hold the same cart twice: the second says so. */
export function TabLain() {
  const { user_id } = usePerson();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    const post = (kind: Said['kind']) => channel.postMessage({ kind, user_id } satisfies Said);
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.user_id !== user_id) return;
      if (data.kind === 'ask') post('here');
      else setShown(true);
    };
    post('ask');
    return () => channel.close();
  }, [user_id]);
  if (!shown) return null;
  return (
    <div className={css.notice} role="status">
      <span>
        <strong>{t('Kilau juga terbuka di tab lain')}</strong>{' '}
        {t('dengan pengguna ini. Lanjutkan di satu tab saja.')}
      </span>
      <Button size="sm" onClick={() => setShown(false)}>
        {t('Mengerti')}
      </Button>
    </div>
  );
}
