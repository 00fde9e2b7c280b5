import { t } from '#kit/web/base/text.ts';
import { HargaLayar } from '#areas/barang/web/harga-layar.tsx';

/** Buying prices alone, the first that a buy-back looks for (D-33.2). */
export default function HargaPembelianScreen() {
  return (
    <HargaLayar
      bisa={['BELI']}
      catatan={t('Dipakai lebih dahulu dari Parameter Harga Beli: group, lalu kadar.')}
    />
  );
}
