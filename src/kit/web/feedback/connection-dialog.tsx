import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { dismissConnection, type Connection } from '#kit/web/feedback/connection.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { StateBlock } from '#kit/web/mark/state-block.tsx';

const LOST = 'Looks like you lost your internet connection';
const BACK = 'Looks like you connection is Back, You Can Use Our Website Again';

/** Blocks while the network is away (1§8); what was typed stays where it is. */
export default function ConnectionDialog({ state }: { state: Connection }) {
  if (state === 'lost')
    return (
      <DialogFrame title={t('Koneksi terputus')} width={420}>
        <StateBlock
          icon={<IconWifiOff size={28} stroke={1.6} aria-hidden />}
          title={LOST}
          text={t(
            'Yang sudah diketik tetap ada. Dialog ini menutup sendiri saat koneksi kembali, lalu menawarkan muat ulang.',
          )}
        />
      </DialogFrame>
    );
  return (
    <DialogFrame title={t('Koneksi kembali')} width={420} onClose={dismissConnection}>
      <StateBlock
        icon={<IconWifi size={28} stroke={1.6} aria-hidden />}
        title={BACK}
        text={t('Muat ulang bila halaman ini terbuka lama. Yang belum disimpan akan hilang.')}
      >
        <Button onClick={dismissConnection}>{t('Lanjutkan')}</Button>
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('Muat ulang')}
        </Button>
      </StateBlock>
    </DialogFrame>
  );
}
