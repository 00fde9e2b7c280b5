import { formatGram } from '#kit/rules/format.ts';
import { fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import {
  mg,
  minus,
  percentOf,
  rp,
  scale,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import {
  melebihi,
  setelahKeluar,
  sisaLot,
  TIDAK_TERIMA,
  type ReturLot,
} from '#areas/terima/rules/penerimaan.ts';
import { TIDAK_RETUR } from '#areas/terima/rules/retur/retur.ts';

/** A lot of a delivery, with what was labelled, counted and given back of it. */
export type LotAsal = Parameters<typeof sisaLot>[0];

/** So many pieces of it, and what the scale says of them together. */
export type LotDitimbang = { readonly qty: number; readonly timbang: Miligram };

/** Means that differ by more than this part, in percent, are of pieces unlike the rest of their lot. */
const SERUPA = 25;

/**
 * Some pieces of a lot, weighed together. All that is left of it goes back as the book has it, within the tolerance of
 * a delivery for each piece; of a part the scale decides, and something is left for the others.
 */
export function periksaLot(
  asal: LotAsal,
  { qty, timbang }: LotDitimbang,
  toleransi: Miligram,
): Refusal[] {
  const sisa = sisaLot(asal);
  if (qty > sisa.qty) return [fill(TIDAK_TERIMA.RETUR_HABIS, { sisa: sisa.qty, qty })];
  const habis = qty === sisa.qty;
  return gather([
    habis ? melebihi(minus(timbang, sisa.berat), qty, toleransi) : timbang >= sisa.berat,
    fill(TIDAK_RETUR.BERAT_LAIN, { berat: formatGram(sisa.berat) }),
  ]);
}

type Bagian = {
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly modal: Rupiah;
};

/** What leaves the lot: gold and cost by weight, of the last ones all that is left. */
export function bagianRetur(
  asal: LotAsal & { readonly persen: Persen },
  { qty, timbang }: LotDitimbang,
): Bagian {
  const sisa = sisaLot(asal);
  if (qty === sisa.qty) return { berat: sisa.berat, murni: sisa.murni, modal: sisa.modal };
  const { modal, berat } = setelahKeluar(asal);
  return {
    berat: timbang,
    murni: sedikit(percentOf(timbang, asal.persen, 'half'), sisa.murni),
    modal: modal === null ? rp(0) : sedikit(scale(modal, timbang, berat, 'half'), sisa.modal),
  };
}

const sedikit = <N extends number>(a: N, b: N): N => (a < b ? a : b);

/** What one piece weighs in the mean: of what goes back, and of what lies there. */
export const rataLot = (berat: Miligram, qty: number): Miligram =>
  qty === 0 ? mg(0) : scale(berat, 1, qty, 'half');

/** Pieces unlike those that they lie with: gold could leave with few of them, and the rest be short (decision 1256). */
export const bedaRata = (
  semua: { readonly qty: number; readonly berat: Miligram },
  { qty, timbang }: LotDitimbang,
): boolean => Math.abs(timbang * semua.qty - semua.berat * qty) * 100 > SERUPA * semua.berat * qty;

export const takSerupa = (asal: LotAsal, ditimbang: LotDitimbang): boolean =>
  bedaRata(sisaLot(asal), ditimbang);

/** What the lot keeps of it; with `arah` -1 the cancel brings it again. */
export const catatRetur = (
  { berat, murni, modal }: Bagian,
  qty: number,
  arah: 1 | -1,
): ReturLot => ({
  retur_qty: arah * qty,
  retur_berat: mg(arah * berat),
  retur_murni: mg(arah * murni),
  retur_modal: rp(arah * modal),
});
