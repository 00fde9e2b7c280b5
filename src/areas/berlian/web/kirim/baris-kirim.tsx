import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { GramInput, IntInput } from '#kit/web/input/number-input.tsx';
import type { BatuRow } from '#areas/berlian/contract/berlian.api.ts';
import css from '#areas/berlian/web/berlian.module.css';
import { isiBatu, sifatTeks } from '#areas/berlian/web/fakta-batu.ts';

/** How much of a parcel goes; empty is all of it. */
export type Bagian = { readonly carat: Miligram | null; readonly butir: number | null };
export const SEMUA: Bagian = { carat: null, butir: null };

type Props = {
  batu: BatuRow;
  bagian: Bagian | null;
  onUbah: (bagian: Bagian | null) => void;
};

/** A loose stone: pressed it goes along, pressed again it stays; of a parcel a part may go. */
export const BarisKirim = ({ batu, bagian, onUbah }: Props) => (
  <div className={css.kirim}>
    <span>
      {batu.kode_berlian}
      <small>
        {[isiBatu(batu), sifatTeks(batu), batu.kode_gudang].filter(Boolean).join(' · ')}
      </small>
    </span>
    {bagian && batu.butir > 1 ? (
      <span className={css.bagian}>
        <GramInput
          bare
          unit="ct"
          width={120}
          label={t('Carat {kode}', { kode: batu.kode_berlian })}
          placeholder={t('Semua')}
          value={bagian.carat}
          onChange={(ct) => onUbah({ ...bagian, carat: ct })}
        />
        <IntInput
          bare
          fromOne
          width={90}
          label={t('Butir {kode}', { kode: batu.kode_berlian })}
          placeholder={t('Semua')}
          value={bagian.butir}
          onChange={(butir) => onUbah({ ...bagian, butir })}
        />
      </span>
    ) : (
      <span />
    )}
    <Button
      size="sm"
      look={bagian ? 'primary' : 'quiet'}
      aria-pressed={bagian !== null}
      aria-label={t('Kirim {no}', { no: batu.kode_berlian })}
      onClick={() => onUbah(bagian ? null : SEMUA)}
    >
      {bagian ? t('Dikirim') : t('Pilih')}
    </Button>
  </div>
);
