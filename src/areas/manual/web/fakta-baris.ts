import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import type { BarangManual } from '#areas/manual/contract/barang-manual.api.ts';

/** Where a stock line lies. */
export const tempatBaris = ({ kode_gudang, kode_baki }: BarangManual): string =>
  kode_baki ? `${kode_gudang}/${kode_baki}` : kode_gudang;

/** A stock line above what is done with it. */
export const faktaBaris = (baris: BarangManual) => ({
  [t('Barang')]: `${baris.nama_group} · ${baris.kode_dept}`,
  [t('Tempat')]: tempatBaris(baris),
  [t('Kadar')]: percentText(baris.kadar),
  [t('Isi')]: t('{n} barang, {berat} g', {
    n: formatInt(baris.qty),
    berat: formatGram(baris.berat),
  }),
});
