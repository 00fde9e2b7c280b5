import { percentOf, persen, type Persen, type Rupiah } from '#kit/rules/quantity.ts';

const SERATUS = 10_000;

/** What is left of a price below the selling price by a percent, half up (D-39.6). */
export const turunPersen = (harga: Rupiah, turun: Persen): Rupiah =>
  percentOf(harga, persen(SERATUS - turun), 'half');

/**
 * What a reseller pays for a gram: the row of the reseller, else RESELLER_PERSEN under the selling price of the
 * day.
 */
export const hargaReseller = (
  jual: Rupiah | null,
  baris: Rupiah | null,
  turun: Persen,
): Rupiah | null => baris ?? (jual === null ? null : turunPersen(jual, turun));

/** Fixed prices and labels take the percent; 0 is no price. */
export const tetapReseller = <T extends Rupiah | null>(harga: T, turun: Persen): T =>
  harga === null || harga === 0 ? harga : (turunPersen(harga as Rupiah, turun) as T);
