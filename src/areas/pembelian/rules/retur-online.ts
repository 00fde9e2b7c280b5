import { zip } from '#kit/rules/lists.ts';
import { minus, shareOut, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

export const TIDAK_RETUR = refusals({
  BARANG_RETUR: { field: 'barang', message: 'Pindai Dan Timbang Semua Barang Nota {no}' },
  RETUR_SEHARI: {
    field: 'barang',
    message: 'Nota {no} Belum Dikirim, Barangnya Tidak Ditimbang',
  },
  BERAT_RETUR: {
    field: 'berat',
    message: 'Berat {kode_barcode} Lebih Dari Nota, Bukan Barang Ini',
  },
});

type Dijual = { readonly kode_barcode: string; readonly berat: Miligram };

/** Each piece of the sale, once, and none heavier than it was sold: what comes back is what went (D-48.3). */
export function periksaRetur(
  no: string,
  dijual: readonly Dijual[],
  ditimbang: readonly Dijual[],
  toleransi: Miligram,
): Refusal[] {
  const codes = (pieces: readonly Dijual[]): string =>
    pieces
      .map((one) => one.kode_barcode)
      .toSorted()
      .join();
  if (codes(dijual) !== codes(ditimbang)) return [fill(TIDAK_RETUR.BARANG_RETUR, { no })];
  return ditimbang.flatMap(({ kode_barcode, berat }, index) =>
    gather([
      minus(berat, beratJual(dijual, kode_barcode)) > toleransi,
      at(fill(TIDAK_RETUR.BERAT_RETUR, { kode_barcode }), 'barang', index),
    ]),
  );
}

/** Pieces that come back lighter than they were sold by more than the tolerance: an owner looks. */
export const lebihRingan = (
  dijual: readonly Dijual[],
  ditimbang: readonly Dijual[],
  toleransi: Miligram,
): Dijual[] =>
  ditimbang.filter(
    ({ kode_barcode, berat }) => minus(beratJual(dijual, kode_barcode), berat) > toleransi,
  );

type Order = {
  readonly grand_total: Rupiah;
  readonly barang: readonly { readonly kode_barcode: string; readonly netto: Rupiah }[];
};

/**
 * What of all that an order came to each piece has cost its buyer, by the netto of its line: a marketplace gives tax on
 * top, charges and rounding back with the price (decision 1090).
 */
export const bagiDibayar = ({ grand_total, barang }: Order): ReadonlyMap<string, Rupiah> => {
  const netto = barang.map((one) => one.netto);
  const bagian = zip(barang, shareOut(grand_total, netto));
  return new Map(bagian.map(([{ kode_barcode }, rupiah]) => [kode_barcode, rupiah]));
};

/** What a piece weighed on its sale; one that was not sold weighs what was typed. */
const beratJual = (dijual: readonly Dijual[], kode_barcode: string): Miligram =>
  dijual.find((one) => one.kode_barcode === kode_barcode)?.berat ?? (0 as Miligram);
