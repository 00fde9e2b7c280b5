import { IconExternalLink, IconServerOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { config } from '#kit/web/base/config.ts';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { StateBlock } from '#kit/web/mark/state-block.tsx';
import { alamatGrosir } from '#app/web/grosir/alamat-grosir.ts';

/** Opens the wholesale server in a window of its own, or says that none is set (1§2, D-33.21). */
export default function GrosirScreen() {
  const alamat = alamatGrosir(config.wholesale_domain);
  const sudah = useRef(false);
  useEffect(() => {
    if (!alamat || sudah.current) return;
    sudah.current = true;
    window.open(alamat, '_blank', 'noopener');
  }, [alamat]);
  return (
    <Screen>
      <ScreenHead />
      {alamat ? (
        <StateBlock
          icon={<IconExternalLink size={28} stroke={1.6} aria-hidden />}
          title={t('Grosir dibuka di jendela baru')}
          text={t('Bila jendelanya tidak muncul, buka di sini.')}
        >
          <a href={alamat} target="_blank" rel="noopener noreferrer">
            {t('Buka grosir')}
          </a>
        </StateBlock>
      ) : (
        <StateBlock
          tone="bad"
          icon={<IconServerOff size={28} stroke={1.6} aria-hidden />}
          title={t('Server Bacnkend grosir belum di setting')}
          text={t('Alamatnya diatur bersama server toko ini.')}
        />
      )}
    </Screen>
  );
}
