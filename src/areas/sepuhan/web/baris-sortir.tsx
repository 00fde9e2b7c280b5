import { formatGram } from '#kit/rules/format.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IntInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { KELAS, type Kelas } from '#areas/sepuhan/rules/sortir.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

/** A part of a lot: a bought piece of it, or so much of its weight. */
export type Bagian = {
  readonly key: string;
  readonly nama: string;
  readonly kadar: Persen;
  /** As it lies in the lot; null where it is typed. */
  readonly berat: Miligram | null;
  readonly no_dokumen: string | null;
  readonly urut: number | null;
};
export type IsiBagian = {
  readonly kelas: Kelas | null;
  /** Of a piece what its label will say; of others what is taken. */
  readonly berat: Miligram | null;
  readonly qty: number | null;
};

const PILIHAN = (Object.keys(KELAS) as Kelas[]).map((value) => ({ value, label: KELAS[value] }));

type Props = {
  bagian: Bagian;
  isi: IsiBagian;
  /** The lot still counts pieces that are not told one by one. */
  hitung: boolean;
  onIsi: (isi: IsiBagian) => void;
  wrong: (name: string) => string | undefined;
};

/** A class is chosen for each part; a piece that is sold again may be weighed once more. */
export function BarisSortir({ bagian, isi, hitung, onIsi, wrong }: Props) {
  const { key, nama, kadar, berat } = bagian;
  const piece = berat !== null;
  const timbang = !piece || isi.kelas === 'JUAL LAGI';
  return (
    <div className={css.sortir}>
      <span>
        {nama}
        {piece && (
          <small>
            {key} · {formatGram(berat)} g
          </small>
        )}
      </span>
      <KadarMark kadar={kadar} />
      <SelectInput
        bare
        name={`kelas-${key}`}
        label={t('Kelas {no}', { no: key })}
        placeholder={t('Kelas')}
        value={isi.kelas}
        options={PILIHAN}
        error={wrong('kelas')}
        onChange={(next) => onIsi({ ...isi, kelas: next as Kelas | null })}
      />
      {timbang ? (
        <WeightInput
          bare
          name={`berat-${key}`}
          label={t('Berat {no}', { no: key })}
          placeholder={piece ? formatGram(berat) : t('Berat')}
          value={isi.berat}
          error={wrong(piece ? 'berat_jadi' : 'berat')}
          onChange={(next) => onIsi({ ...isi, berat: next })}
        />
      ) : (
        <span />
      )}
      {hitung && !piece && (
        <IntInput
          bare
          name={`qty-${key}`}
          label={t('Qty {no}', { no: key })}
          placeholder={t('Qty')}
          value={isi.qty}
          error={wrong('qty')}
          onChange={(next) => onIsi({ ...isi, qty: next })}
        />
      )}
    </div>
  );
}
