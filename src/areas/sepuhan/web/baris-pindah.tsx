import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { PersenInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { KELAS } from '#areas/sepuhan/rules/sortir.ts';
import { BarisLot, type LotRow } from '#areas/sepuhan/web/baris-lot.tsx';
import css from '#areas/sepuhan/web/sepuhan.module.css';

type KelasPindah = 'JUAL LAGI' | 'CUCI' | 'LEBUR';
export type IsiPindah = {
  readonly berat: Miligram | null;
  readonly kelas: KelasPindah | null;
  readonly kadar_uji: Persen | null;
};

const PILIHAN = (['JUAL LAGI', 'CUCI', 'LEBUR'] as const).map((value) => ({
  value,
  label: KELAS[value],
}));

type Props = {
  lot: LotRow;
  isi: IsiPindah;
  onIsi: (isi: IsiPindah) => void;
  wrong: (name: string) => string | undefined;
};

/** A lot, what is taken of it and into which class; a test is typed where one was made. */
export const BarisPindah = ({ lot, isi, onIsi, wrong }: Props) => (
  <>
    <BarisLot
      lot={lot}
      berat={isi.berat}
      onBerat={(berat) => onIsi({ ...isi, berat })}
      wrong={wrong('berat') ?? wrong('no_lot')}
    />
    {isi.berat !== null && (
      <div className={css.ke}>
        <SelectInput
          name={`kelas-${lot.no_lot}`}
          label={t('Kelas {no}', { no: lot.no_lot })}
          value={isi.kelas}
          options={PILIHAN}
          error={wrong('kelas') ?? wrong('qty')}
          onChange={(kelas) => onIsi({ ...isi, kelas: kelas as KelasPindah | null })}
        />
        <PersenInput
          name={`kadar-${lot.no_lot}`}
          label={t('Kadar uji {no}', { no: lot.no_lot })}
          value={isi.kadar_uji}
          error={wrong('kadar_uji')}
          onChange={(kadar_uji) => onIsi({ ...isi, kadar_uji })}
        />
      </div>
    )}
  </>
);
