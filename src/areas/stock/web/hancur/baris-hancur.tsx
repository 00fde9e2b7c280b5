import { IconX } from '@tabler/icons-react';
import { formatGram } from '#kit/rules/format.ts';
import { minus, type Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { GambarBarang } from '#areas/stock/web/gambar-barang.tsx';
import css from '#areas/stock/web/kerja.module.css';

type Props = {
  barang: Barang;
  berat: Miligram | null;
  onBerat: (berat: Miligram | null) => void;
  onBuang: () => void;
};

/** A piece that will be melted: what the stock says of its weight, and what the scale says now. */
export function BarisHancur({ barang, berat, onBerat, onBuang }: Props) {
  const susut = berat === null ? null : minus(barang.berat, berat);
  return (
    <div className={css.timbang}>
      <GambarBarang barang={barang} />
      <span>
        {barang.nama_barang}
        <small>
          {barang.kode_barcode} · {namaTempat(barang)} · {formatGram(barang.berat)} g
        </small>
      </span>
      {barang.kadar !== null && <KadarMark kadar={barang.kadar} />}
      <WeightInput
        bare
        name={`timbang-${barang.kode_barcode}`}
        label={t('Berat timbang {kode}', { kode: barang.kode_barcode })}
        value={berat}
        onChange={onBerat}
        width={120}
        error={susut !== null && susut < 0}
      />
      <span className={susut ? css.ingat : css.tenang}>
        {susut === null ? '-' : t('susut {berat} g', { berat: formatGram(susut) })}
      </span>
      <IconButton
        size={28}
        label={t('Keluarkan {kode}', { kode: barang.kode_barcode })}
        onClick={onBuang}
      >
        <IconX size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
