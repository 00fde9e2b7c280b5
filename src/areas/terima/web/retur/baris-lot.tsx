import { IconX } from '@tabler/icons-react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { IntInput } from '#kit/web/input/number-input.tsx';
import type { lotLepasEndpoint } from '#areas/terima/contract/retur/lot-lepas.api.ts';
import css from '#areas/terima/web/terima.module.css';

export type Lot = AnswerOf<typeof lotLepasEndpoint>[number];
export type IsiLot = { readonly qty: number | null; readonly berat: Miligram | null };
export const ISI_KOSONG: IsiLot = { qty: null, berat: null };

export const kunciLot = ({ no_terima, urut }: Pick<Lot, 'no_terima' | 'urut'>): string =>
  `${no_terima}/${urut}`;

/** What a lot holds, in a line: fineness, group and jenis. */
export const namaLot = ({ kadar, kode_group, kode_dept }: Lot): string =>
  `${percentText(kadar)} · ${kode_group} · ${kode_dept}`;

type Props = {
  lot: Lot;
  isi: IsiLot;
  onIsi: (isi: IsiLot) => void;
  onBuang: () => void;
};

/** Pieces of a lot that go back: how many, and what the scale says of them together. */
export function BarisLot({ lot, isi, onIsi, onBuang }: Props) {
  const kode = kunciLot(lot);
  return (
    <div className={css.retur}>
      <span>
        {namaLot(lot)}
        <small>
          {kode} · {lot.kode_supplier} ·{' '}
          {t('sisa {n} barang, {berat} g', {
            n: formatInt(lot.qty),
            berat: formatGram(lot.berat),
          })}
        </small>
      </span>
      <IntInput
        bare
        fromOne
        name={`jumlah-${kode}`}
        label={t('Jumlah barang {kode}', { kode })}
        value={isi.qty}
        onChange={(qty) => onIsi({ ...isi, qty })}
        width={70}
      />
      <WeightInput
        bare
        name={`timbang-${kode}`}
        label={t('Berat timbang {kode}', { kode })}
        value={isi.berat}
        onChange={(berat) => onIsi({ ...isi, berat })}
        width={120}
      />
      <IconButton size={28} label={t('Keluarkan {kode}', { kode })} onClick={onBuang}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
