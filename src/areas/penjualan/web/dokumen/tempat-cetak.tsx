import { useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { NAMA_PLATFORM, platformDiSini } from '#areas/penjualan/web/dokumen/platform.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

/** Where this computer prints, once it has chosen, and the way to another place. */
export function TempatCetak() {
  const [di, setDi] = useState(platformDiSini);
  if (readParam(usePerson().told, penjualanParam.PLATFORM_NOTA) !== 'TANYA' || !di) return null;
  const ganti = async () => {
    const { tanyaPlatform } = await import('#areas/penjualan/web/dokumen/platform-dialog.tsx');
    await tanyaPlatform();
    setDi(platformDiSini());
  };
  return (
    <Button look="quiet" size="sm" className={css.tempat} onClick={() => void ganti()}>
      {t('Cetak: {tempat}', { tempat: t(NAMA_PLATFORM[di]) })}
    </Button>
  );
}
