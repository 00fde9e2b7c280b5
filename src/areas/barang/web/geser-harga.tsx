import { IconArrowsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import type { Jenis } from '#areas/barang/web/harga-baris.ts';
import css from '#areas/barang/web/harga-emas.module.css';

type Props = {
  bisa: readonly Jenis[];
  onShift: (jenis: readonly Jenis[], geser: Rupiah) => void;
};

/** Gold went up or down by so much: every kadar follows by its fineness, before anything is saved. */
export function GeserHarga({ bisa, onShift }: Props) {
  const [geser, setGeser] = useState<Rupiah | null>(null);
  const move = (jenis: readonly Jenis[]) => {
    if (geser) onShift(jenis, geser);
  };
  return (
    <div className={css.shift}>
      <RupiahInput
        label={t('Emas murni naik atau turun per gram')}
        name="geser"
        negative
        value={geser}
        onChange={setGeser}
        width={220}
        placeholder="Rp. 20,000,-"
      />
      <Button
        icon={<IconArrowsVertical size={16} aria-hidden />}
        disabled={!geser}
        onClick={() => move(bisa.filter((one) => one === 'JUAL' || one === 'BELI'))}
      >
        {bisa.includes('JUAL') ? t('Geser jual dan beli') : t('Geser harga beli')}
      </Button>
      {bisa.includes('JUAL') && (
        <Button look="quiet" disabled={!geser} onClick={() => move(['JUAL'])}>
          {t('Hanya jual')}
        </Button>
      )}
      {bisa.includes('RESELLER') && (
        <Button look="quiet" disabled={!geser} onClick={() => move(['RESELLER'])}>
          {t('Hanya reseller')}
        </Button>
      )}
      {bisa.includes('GROSIR') && (
        <Button look="quiet" disabled={!geser} onClick={() => move(['GROSIR'])}>
          {t('Hanya grosir')}
        </Button>
      )}
      <p>
        {t('Setiap kadar ikut bergeser menurut kadarnya, dibulatkan ke Rp 1,000. Belum disimpan.')}
      </p>
    </div>
  );
}
