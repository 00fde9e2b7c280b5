import { formatGram, formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import type { BatuRow } from '#areas/berlian/contract/berlian.api.ts';

/** How much a stone or a parcel is. */
export const isiBatu = ({ carat, butir }: Pick<BatuRow, 'carat' | 'butir'>): string =>
  butir === 1
    ? `${formatGram(carat)} ct`
    : t('{butir} butir, {carat} ct', { butir: formatInt(butir), carat: formatGram(carat) });

/** What is said of a stone, best known first. */
export const sifatTeks = (batu: BatuRow): string =>
  [
    batu.shape,
    batu.color,
    batu.clarity,
    batu.cut_grade,
    [batu.lembaga, batu.no_sertifikat].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');

/** A stone above what is done with it. */
export const faktaBatu = (batu: BatuRow) => ({
  [t('Berlian')]: `${batu.kode_berlian} · ${batu.kode_dept}`,
  [t('Isi')]: isiBatu(batu),
  [t('Sifat')]: sifatTeks(batu) || '-',
  [t('Supplier')]: batu.kode_supplier ?? '-',
});
