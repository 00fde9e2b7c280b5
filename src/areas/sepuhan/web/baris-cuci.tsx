import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { PersenInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { PROSES_LOT } from '#areas/stock/rules/lot.ts';
import { KE_CUCI } from '#areas/sepuhan/contract/sepuhan.fields.ts';
import type { LotRow } from '#areas/sepuhan/web/baris-lot.tsx';
import css from '#areas/sepuhan/web/sepuhan.module.css';

export type IsiCuci = {
  readonly berat: Miligram | null;
  readonly kadar_uji: Persen | null;
  readonly ongkos: Rupiah | null;
  readonly ke: keyof typeof KE_CUCI;
};

const PILIHAN = (['SORTIR', 'BAKI'] as const).map((value) => ({ value, label: KE_CUCI[value] }));

type Props = {
  lot: LotRow;
  isi: IsiCuci;
  onIsi: (isi: IsiCuci) => void;
  wrong: (name: string) => string | undefined;
};

/** A lot at a craftsman: what it weighs as it comes back, and where it goes. */
export const BarisCuci = ({ lot, isi, onIsi, wrong }: Props) => (
  <div className={css.cuci}>
    <span>
      {lot.no_lot}
      <small>
        {[
          lot.kode_tukang ?? '',
          ...(lot.proses ? [t(PROSES_LOT[lot.proses])] : []),
          ...(lot.qty > 0 ? [t('{n} barang', { n: formatInt(lot.qty) })] : []),
          `${formatGram(lot.berat)} g`,
        ].join(' · ')}
      </small>
    </span>
    <KadarMark kadar={lot.persen} />
    <WeightInput
      bare
      name={`berat-${lot.no_lot}`}
      label={t('Berat kembali {no}', { no: lot.no_lot })}
      placeholder={formatGram(lot.berat)}
      value={isi.berat}
      error={wrong('berat')}
      onChange={(berat) => onIsi({ ...isi, berat })}
    />
    <PersenInput
      bare
      name={`kadar-${lot.no_lot}`}
      label={t('Kadar uji {no}', { no: lot.no_lot })}
      placeholder={t('Kadar uji')}
      value={isi.kadar_uji}
      error={wrong('kadar_uji')}
      onChange={(kadar_uji) => onIsi({ ...isi, kadar_uji })}
    />
    <RupiahInput
      bare
      name={`ongkos-${lot.no_lot}`}
      label={t('Ongkos {no}', { no: lot.no_lot })}
      placeholder={t('Ongkos')}
      value={isi.ongkos}
      error={wrong('ongkos')}
      onChange={(ongkos) => onIsi({ ...isi, ongkos })}
    />
    <SelectInput
      bare
      name={`ke-${lot.no_lot}`}
      label={t('Tujuan {no}', { no: lot.no_lot })}
      value={isi.ke}
      options={PILIHAN}
      error={wrong('ke')}
      onChange={(ke) => onIsi({ ...isi, ke: (ke ?? 'SORTIR') as IsiCuci['ke'] })}
    />
  </div>
);
