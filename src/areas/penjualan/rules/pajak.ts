import {
  minus,
  percentOf,
  persen,
  plus,
  rp,
  scale,
  shareOut,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { zip } from '#kit/rules/lists.ts';

/** Classes of what is sold, each with a rate of its own; bars carry none (D-41.8). */
export const KELAS_PAJAK = {
  DENGAN_FAKTUR: 'PERHIASAN EMAS DENGAN FAKTUR PAJAK',
  TANPA_FAKTUR: 'PERHIASAN EMAS TANPA FAKTUR PAJAK',
  BUKAN_EMAS: 'PERHIASAN BUKAN EMAS DAN BATU',
  BATANGAN: 'EMAS BATANGAN',
  JASA: 'JASA SERVICE',
} as const;
export type KelasPajak = keyof typeof KELAS_PAJAK;
const URUT = Object.keys(KELAS_PAJAK) as KelasPajak[];

/** A rate and the day since which it has held; a default that no person changed has no day. */
export type Tarif = { readonly persen: Persen; readonly berlaku_dari: Hari | null };

/** What the shop keeps of tax at the moment of a document; there are none while PPN_AKTIF is off (D-32.8). */
export type AturanPajak = {
  /** PPN_TERMASUK_HARGA: the price of the shop includes the tax. */
  readonly termasuk: boolean;
  readonly tarif: Readonly<Record<Exclude<KelasPajak, 'BATANGAN'>, Tarif>>;
  /** Null where the customer pays no PPh 22: no entrepreneur, or exempt on the day (D-41.10). */
  readonly pph22: Persen | null;
};

/** A part of a document: its class, what it costs, and what it weighs. */
export type Bagian = {
  readonly kelas: KelasPajak;
  readonly netto: Rupiah;
  readonly berat: Miligram;
  /** The price was agreed before and includes the tax, whatever the shop does today (D-41.8). */
  readonly disepakati?: boolean;
};

/** One class of a document, as the document keeps it: no later rate changes it (D-41.9). */
export type BarisPajak = {
  readonly kelas: KelasPajak;
  readonly tarif: Persen;
  readonly berlaku_dari: Hari | null;
  readonly termasuk: boolean;
  readonly berat: Miligram;
  readonly netto: Rupiah;
  readonly dpp: Rupiah;
  readonly ppn: Rupiah;
  readonly pph22: Rupiah;
};
export type Pajak = {
  readonly pajak: readonly BarisPajak[];
  readonly ppn_rp: Rupiah;
  /** The part of `ppn_rp` that joins the total; the rest is inside the prices. */
  readonly ppn_luar_rp: Rupiah;
  readonly pph22_rp: Rupiah;
  readonly ppn_termasuk: boolean;
};
export const TANPA_PAJAK: Pajak = {
  pajak: [],
  ppn_rp: rp(0),
  ppn_luar_rp: rp(0),
  pph22_rp: rp(0),
  ppn_termasuk: true,
};

/** What of a piece decides its class. */
export type Digolongkan = {
  readonly kode_kategori: string;
  /** Its fineness; null is gold of a fineness that is not known. */
  readonly persen: Persen | null;
  readonly dokumen_perolehan?: string | null;
};
/** Bars are at least this fine. */
const KADAR_BATANGAN = persen(9900);

/**
 * The class of a piece: no sale chooses it. A category is typed freely, so that it lowers no tax by itself: a bar is of
 * category LM and fine, only what holds no gold is no gold, and all other gold is what it was bought with (D-41.8).
 */
export const kelasBarang = (one: Digolongkan): Exclude<KelasPajak, 'JASA'> =>
  one.kode_kategori === 'LM' && one.persen !== null && one.persen >= KADAR_BATANGAN
    ? 'BATANGAN'
    : one.persen === 0
      ? 'BUKAN_EMAS'
      : one.dokumen_perolehan === 'FAKTUR_PAJAK'
        ? 'DENGAN_FAKTUR'
        : 'TANPA_FAKTUR';

/** By what percent a price is raised that is agreed now and booked later; none where prices include tax (D-41.8). */
export const naikPpn = (kelas: KelasPajak, aturan: AturanPajak | null): Persen =>
  !aturan || aturan.termasuk ? persen(0) : tarifKelas(kelas, aturan).persen;

/**
 * By what percent the agreed price of an order was raised, as far as its piece has that tax: the order was raised as
 * TANPA_FAKTUR, and what is filled with a piece of a lower class asks no more than is booked as tax (D-41.8).
 */
export function naikDisepakati(
  disepakati: Persen,
  kelas: KelasPajak,
  aturan: AturanPajak | null,
): Persen {
  if (kelas === 'TANPA_FAKTUR') return disepakati;
  const kini = kelas === 'BATANGAN' ? persen(0) : (aturan?.tarif[kelas].persen ?? disepakati);
  return kini < disepakati ? kini : disepakati;
}

/**
 * Tax of a document (D-41.8, D-41.10): once per class of its whole netto, half a rupiah up; old gold taken in takes
 * none of it away. In the price: dpp = base x 10000 / (10000 + rate), the tax is the rest; on top: base x rate.
 * PPh 22 is reckoned once on all bases but services, and shared among them.
 */
export function hitungPajak(bagian: readonly Bagian[], aturan: AturanPajak | null): Pajak {
  if (!aturan) return TANPA_PAJAK;
  const kelas = URUT.flatMap((one) => [
    ...hitungKelas(one, aturan.termasuk, bagian, aturan),
    ...hitungKelas(one, !aturan.termasuk, bagian, aturan),
  ]);
  const dasar = kelas.map((one) => (one.kelas === 'JASA' ? rp(0) : one.dpp));
  const pph22_rp = aturan.pph22 === null ? rp(0) : percentOf(sum(dasar), aturan.pph22, 'half');
  const pph22 = pph22_rp === 0 ? kelas.map(() => rp(0)) : shareOut(pph22_rp, dasar);
  return {
    pajak: zip(kelas, pph22).map(([one, rupiah]) => ({ ...one, pph22: rupiah })),
    ppn_rp: sum(kelas.map((one) => one.ppn)),
    ppn_luar_rp: sum(kelas.map((one) => (one.termasuk ? rp(0) : one.ppn))),
    pph22_rp,
    ppn_termasuk: aturan.termasuk,
  };
}

/** The parts of a class whose price includes the tax, or those whose price does not. */
function hitungKelas(
  kelas: KelasPajak,
  termasuk: boolean,
  semua: readonly Bagian[],
  aturan: AturanPajak,
): Omit<BarisPajak, 'pph22'>[] {
  const own = semua.filter(
    (one) => one.kelas === kelas && (one.disepakati === true || aturan.termasuk) === termasuk,
  );
  if (own.length === 0) return [];
  const netto = sum(own.map((one) => one.netto));
  const { persen: rate, berlaku_dari } = tarifKelas(kelas, aturan);
  const dpp = termasuk ? scale(netto, 10_000, 10_000 + rate, 'half') : netto;
  const ppn = termasuk ? minus(netto, dpp) : percentOf(netto, rate, 'half');
  const berat = sum(own.map((one) => one.berat));
  return [{ kelas, tarif: rate, berlaku_dari, termasuk, berat, netto, dpp, ppn }];
}

const TANPA_TARIF: Tarif = { persen: persen(0), berlaku_dari: null };
const tarifKelas = (kelas: KelasPajak, { tarif }: AturanPajak): Tarif =>
  kelas === 'BATANGAN' ? TANPA_TARIF : tarif[kelas];

/** What tax adds to the grand total before it is rounded: PPN on top, and PPh 22 always. */
export const pajakDiAtas = ({
  ppn_luar_rp,
  pph22_rp,
}: Pick<Pajak, 'ppn_luar_rp' | 'pph22_rp'>): Rupiah => plus(ppn_luar_rp, pph22_rp);

/** What of the prices is tax and no income. */
export const ppnDalam = ({ ppn_rp, ppn_luar_rp }: Pick<Pajak, 'ppn_rp' | 'ppn_luar_rp'>): Rupiah =>
  minus(ppn_rp, ppn_luar_rp);

/** The tax of a document or of its sums. */
export const pilihPajak = (from: Pajak): Pajak & { pajak: BarisPajak[] } => ({
  pajak: [...from.pajak],
  ppn_rp: from.ppn_rp,
  ppn_luar_rp: from.ppn_luar_rp,
  pph22_rp: from.pph22_rp,
  ppn_termasuk: from.ppn_termasuk,
});

/** Who buys, as the rule of PPh 22 asks it. */
export type Pembeli = { readonly pengusaha: boolean; readonly bebas_pph22_sampai: Hari | null };

/** An entrepreneur pays PPh 22 unless the office has exempted him up to a day that has not passed (D-41.10). */
export const bayarPph22 = (pembeli: Pembeli | undefined, hari: Hari): boolean =>
  pembeli?.pengusaha === true &&
  (pembeli.bebas_pph22_sampai === null || pembeli.bebas_pph22_sampai < hari);
