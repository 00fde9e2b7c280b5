import { useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { NAMA_TEMPAT, tempatDiSini } from '#areas/akses/web/tempat/tempat.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

/** Where this computer prints, once it has chosen, and the way to another place. */
export function TempatCetak() {
  const [di, setDi] = useState(tempatDiSini);
  if (readParam(usePerson().told, tokoParam.PLATFORM_NOTA) !== 'TANYA' || !di) return null;
  const ganti = async () => {
    const { tanyaTempat } = await import('#areas/akses/web/tempat/tempat-dialog.tsx');
    await tanyaTempat();
    setDi(tempatDiSini());
  };
  return (
    <Button look="quiet" size="sm" className={css.tempat} onClick={() => void ganti()}>
      {t('Cetak: {tempat}', { tempat: t(NAMA_TEMPAT[di]) })}
    </Button>
  );
}
