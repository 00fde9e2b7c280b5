import { IconExternalLink, IconServerOff } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { passes } from '#kit/rules/gate.ts';
import { config } from '#kit/web/base/config.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { StateBlock } from '#kit/web/mark/state-block.tsx';
import { GROSIR } from '#areas/barang/contract/barang.gates.ts';
import { alamatGrosir } from '#app/web/grosir/alamat-grosir.ts';

const SemiGrosir = lazy(() => import('#areas/penjualan/web/grosir/semi-grosir.tsx'));

/** The shop's own wholesale where it has the module, else that of another server (1§2, D-47.1). */
export default function GrosirScreen() {
  if (!passes(GROSIR, usePerson())) return <GrosirLuar />;
  return (
    <Suspense>
      <SemiGrosir />
    </Suspense>
  );
}

/** Opens the wholesale server in a window of its own, or says that none is set (D-47.3). */
function GrosirLuar() {
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
