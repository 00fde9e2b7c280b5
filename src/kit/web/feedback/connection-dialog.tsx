import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { dismissConnection, useConnection } from '#kit/web/feedback/connection.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { StateBlock } from '#kit/web/mark/state-block.tsx';
import css from '#kit/web/feedback/connection.module.css';

const LOST = 'Looks like you lost your internet connection';
const BACK = 'Looks like you connection is Back, You Can Use Our Website Again';
const ICON = { size: 28, stroke: 1.6, 'aria-hidden': true } as const;

/**
 * Blocks while the network is away (1§8), above everything that is open; what was typed stays where
 * it is. The same dialog says that the network is back, offers to load the page again, and closes by itself.
 * Its code comes with the frame, because nothing can be fetched when it is needed.
 */
export function ConnectionDialog() {
  const state = useConnection();
  return state === 'fine' ? null : <ConnectionNotice state={state} />;
}

export function ConnectionNotice({ state }: { state: 'lost' | 'back' }) {
  const lost = state === 'lost';
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className={css.dialog}
      aria-label={lost ? LOST : BACK}
      onCancel={(event) => (lost ? event.preventDefault() : dismissConnection())}
    >
      {lost ? (
        <StateBlock
          icon={<IconWifiOff {...ICON} />}
          title={LOST}
          text={`${t('Yang sudah diketik tetap ada.')} ${t('Dialog ini menutup sendiri saat koneksi kembali.')}`}
        />
      ) : (
        <StateBlock
          icon={<IconWifi {...ICON} />}
          title={BACK}
          text={t('Muat ulang bila halaman ini terbuka lama. Yang belum disimpan akan hilang.')}
        >
          <Button onClick={dismissConnection}>{t('Lanjutkan')}</Button>
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('Muat ulang')}
          </Button>
        </StateBlock>
      )}
    </dialog>
  );
}
