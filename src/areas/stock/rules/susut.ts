import {
  atLeast,
  mg,
  minus,
  negate,
  percentOf,
  plus,
  rp,
  scale,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';

/** Gold as the scale and the test say it. */
export type Emas = { readonly berat: Miligram; readonly murni: Miligram };

/** What went into a process, what came out, what it cost, and how much of which measure may go (D-51.17). */
export type Proses = {
  readonly masuk: Emas;
  readonly keluar: Emas;
  readonly harga: Rupiah;
  readonly toleransi: Persen;
  /** Melting is measured in fine gold, washing in weight: no test is made. */
  readonly ukur: keyof Emas;
  /** What may go, where that is no percentage: a weight for each piece. */
  readonly boleh?: Miligram;
  /** What earlier processes of this gold lost within their tolerance: together they may lose no more than one. */
  readonly sudah?: Miligram;
};

export type Susut = {
  /** Above 0 lost, below 0 gained. */
  readonly susut: Miligram;
  readonly boleh: Miligram;
  /** Somebody must agree: more went than may, or more came out than went in. */
  readonly lebih: boolean;
  /** The cost of what is lost above the tolerance; within it the cost stays in what remains. */
  readonly modal: Rupiah;
};

export function hitungSusut({ masuk, keluar, harga, toleransi, ukur, ...lain }: Proses): Susut {
  const susut = minus(masuk[ukur], keluar[ukur]);
  const sudah = lain.sudah ?? mg(0);
  const sisa = minus(percentOf(plus(masuk[ukur], sudah), toleransi, 'down'), sudah);
  const boleh = lain.boleh ?? atLeast(mg(0), sisa);
  const untung =
    ukur === 'berat' ? susut < 0 : negate(susut) > percentOf(masuk[ukur], toleransi, 'down');
  const hilang = susut > boleh;
  const modal = hilang && masuk[ukur] > 0 ? scale(harga, susut, masuk[ukur], 'half') : rp(0);
  return { susut, boleh, lebih: hilang || untung, modal };
}

/** The loss that no person has approved: the next process of the same gold counts it (D-51.17). */
export const susutBebas = ({ susut, lebih }: Pick<Susut, 'susut' | 'lebih'>): Miligram =>
  lebih ? mg(0) : atLeast(mg(0), susut);

/**
 * What has to be lost before, so that nothing more may go: gold whose earlier processes the shop does not know lost its
 * tolerance there (D-51.17). A shop that lets all of it go knows no such figure.
 */
export const susutHabis = (murni: Miligram, toleransi: Persen): Miligram =>
  toleransi >= SELURUHNYA ? mg(0) : scale(murni, toleransi, SELURUHNYA - toleransi, 'up');
const SELURUHNYA = 10_000;

/** The cost of gold that is gone is no stock any more. */
export const bukuSusut = (modal: Rupiah): Baris[] =>
  modal === 0 ? [] : [uang('selisih_stock', modal), uang('persediaan', negate(modal))];
