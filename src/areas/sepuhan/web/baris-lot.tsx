import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import type { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { TAHAP_LOT } from '#areas/stock/rules/lot.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

export type LotRow = AnswerOf<typeof daftarLotEndpoint>[number];

type Props = {
  lot: LotRow;
  berat: Miligram | null;
  onBerat: (berat: Miligram | null) => void;
  wrong: string | undefined;
};

/** A lot and what is taken of it: a weight, or all of it. */
export const BarisLot = ({ lot, berat, onBerat, wrong }: Props) => (
  <div className={css.lot}>
    <span>
      {lot.no_lot}
      <small>
        {[
          lot.kode_tukang ?? lot.kode_gudang,
          t(TAHAP_LOT[lot.tahap]),
          ...(lot.qty > 0 ? [t('{n} barang', { n: formatInt(lot.qty) })] : []),
          `${formatGram(lot.berat)} g`,
          t('murni {murni} g', { murni: formatGram(lot.murni) }),
        ].join(' · ')}
      </small>
    </span>
    <KadarMark kadar={lot.persen} />
    <WeightInput
      bare
      name={`berat-${lot.no_lot}`}
      label={t('Berat dari {no_lot}', { no_lot: lot.no_lot })}
      placeholder={formatGram(lot.berat)}
      value={berat}
      error={wrong}
      onChange={onBerat}
    />
    <Button
      look="quiet"
      aria-label={t('Semua dari {no_lot}', { no_lot: lot.no_lot })}
      onClick={() => onBerat(lot.berat)}
    >
      {t('Semua')}
    </Button>
  </div>
);
