import type { Hari } from '#kit/rules/hari.ts';
import {
  percentOf,
  priceOf,
  rp,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { berlaku } from '#areas/penjualan/rules/potongan.ts';

/** A rule by which a sold piece earns its sales person something (D-33.12). */
export type BonusRow = {
  readonly id: number;
  readonly kode_group: string | null;
  readonly kode_dept: string | null;
  readonly dasar: 'PER_GRAM' | 'PER_POTONG' | 'PERSEN';
  readonly tarif: Rupiah | null;
  readonly persen: Persen | null;
  readonly tgl_from: Hari | null;
  readonly tgl_to: Hari | null;
};

type Terjual = {
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly berat: Miligram;
  readonly netto: Rupiah;
  /** How many pieces it is; one where nothing is said. */
  readonly qty?: number;
};

export type BonusBaris = { readonly bonus_id: number | null; readonly bonus_rp: Rupiah };

/** The most specific row of the day: group and jenis, then group, then jenis, then neither. */
export function hitungBonus(rows: readonly BonusRow[], one: Terjual, hari: Hari): BonusBaris {
  const cocok = rows.filter(
    (row) =>
      berlaku(row, hari) &&
      (row.kode_group ?? one.kode_group) === one.kode_group &&
      (row.kode_dept ?? one.kode_dept) === one.kode_dept,
  );
  const rank = (row: BonusRow): number => (row.kode_group ? 2 : 0) + (row.kode_dept ? 1 : 0);
  const [best] = cocok.toSorted((a, b) => rank(b) - rank(a) || b.id - a.id);
  return best
    ? { bonus_id: best.id, bonus_rp: sejumlah(best, one) }
    : { bonus_id: null, bonus_rp: rp(0) };
}

function sejumlah({ dasar, tarif, persen }: BonusRow, { berat, netto, qty = 1 }: Terjual): Rupiah {
  if (dasar === 'PERSEN') return percentOf(netto, persen!, 'half');
  return dasar === 'PER_POTONG' ? rp(tarif! * qty) : priceOf(tarif!, berat, 'half');
}
