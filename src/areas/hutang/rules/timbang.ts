import { formatGram } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { at, fill, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { fitting } from '#kit/rules/lists.ts';

export const TIDAK_TIMBANG = refusals({
  TIMBANG_KURANG: { field: 'barang', message: 'Semua Barang Harus Ditimbang Ulang, Satu Kali' },
  TIMBANG_BEDA: {
    field: 'berat',
    message: 'Berat {nama} Harus {berat} g, Selisih Paling Banyak {batas} g',
  },
});

const SAYS = [TIDAK_TIMBANG.TIMBANG_KURANG, TIDAK_TIMBANG.TIMBANG_BEDA] as const;

/** A piece on the scale again, by its place on the ticket; without a weight only where an act is quoted. */
export type Ditimbang = { readonly urut: number; readonly berat: Miligram | null };
type Asal = { readonly urut: number; readonly berat: Miligram; readonly nama_barang: string };

/**
 * Goods that come back, are sold or auctioned are those that were pledged: each once, at its weight (D-35.18). `says`:
 * that some are missing, and that one weighs otherwise.
 */
export function periksaTimbang(
  goods: readonly Asal[],
  again: readonly Ditimbang[],
  tolerance: Miligram,
  [kurang, beda]: readonly [Refusal, Refusal] = SAYS,
): Refusal[] {
  const seen = new Set(again.map((one) => one.urut));
  const each = again.length === goods.length && goods.every((one) => seen.has(one.urut));
  if (!each) return [kurang];
  return again.flatMap(({ urut, berat }, index) => {
    const one = fitting(goods, (piece) => piece.urut === urut);
    if (berat === null || Math.abs(one.berat - berat) <= tolerance) return [];
    const said = {
      nama: one.nama_barang,
      berat: formatGram(one.berat),
      batas: formatGram(tolerance),
    };
    return [at(fill(beda, said), 'barang', index)];
  });
}
