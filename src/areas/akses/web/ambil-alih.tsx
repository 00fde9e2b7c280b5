import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import css from '#areas/akses/web/login.module.css';

/** Where a user id is in use, as the server answers a person who gave the right password. */
export type Dipakai = {
  perangkat: string;
  ip: string;
  sejak: string;
  terakhir: string;
  zona: 'WIB' | 'WITA' | 'WIT';
};
type Props = Dipakai & { busy: boolean; onYes: () => void; onNo: () => void };

/** The question before a session elsewhere ends: what is typed there and not saved is lost. */
export function AmbilAlih({ perangkat, ip, sejak, terakhir, busy, onYes, onNo }: Props) {
  return (
    <div className={css.dipakai} role="alert">
      <p>
        <strong>{t('User ID ini sedang dipakai')}</strong>{' '}
        {t('di {perangkat} ({ip}) sejak {sejak}, terakhir {terakhir}.', {
          perangkat,
          ip,
          sejak: formatInstant(sejak),
          terakhir: formatInstant(terakhir).slice(11),
        })}
      </p>
      <p>{t('Yang sedang diketik di perangkat itu dan belum disimpan akan hilang.')}</p>
      <Button look="primary" size="lg" wide busy={busy} onClick={onYes} autoFocus>
        {t('Ambil alih ke sini')}
      </Button>
      <Button look="quiet" wide disabled={busy} onClick={onNo}>
        {t('Tidak jadi')}
      </Button>
    </div>
  );
}
