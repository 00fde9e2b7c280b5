import { formatGram, formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import type { Emas } from '#areas/sepuhan/web/cabang/use-emas.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

type Props = { emas: Emas; dipilih: boolean; onPilih: () => void };

/** A bought piece or a whole lot: pressed it goes along, pressed again it stays. */
export const BarisEmas = ({ emas, dipilih, onPilih }: Props) => (
  <div className={css.kirim}>
    <span>
      {emas.nama}
      <small>
        {[
          emas.key,
          emas.kode_gudang,
          ...(emas.qty > 1 ? [t('{n} barang', { n: formatInt(emas.qty) })] : []),
          `${formatGram(emas.berat)} g`,
        ].join(' · ')}
      </small>
    </span>
    <KadarMark kadar={emas.kadar} />
    <Button
      size="sm"
      look={dipilih ? 'primary' : 'quiet'}
      aria-pressed={dipilih}
      aria-label={t('Kirim {no}', { no: emas.key })}
      onClick={onPilih}
    >
      {dipilih ? t('Dikirim') : t('Pilih')}
    </Button>
  </div>
);
