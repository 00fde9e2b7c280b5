import { rp, shareOut, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';

export const JENIS_POIN = [
  'DAPAT',
  'AFILIASI',
  'BAYAR',
  'TUKAR HADIAH',
  'RESET',
  'KEDALUWARSA',
  'KOREKSI',
] as const;
export type JenisPoin = (typeof JENIS_POIN)[number];

/** A row of Parameter Point: so many points for every amount of rupiah, or for every weight (D-7.2). */
export type AturanPoint = {
  readonly id: number;
  readonly kode_group: string | null;
  readonly kode_dept: string | null;
  readonly cara: 'PER_RUPIAH' | 'PER_GRAM';
  readonly tiap_rupiah: Rupiah | null;
  readonly tiap_gram: Miligram | null;
  readonly point: number;
};

/** A sold piece as points see it. */
export type BarisPoin = {
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly netto: Rupiah;
  readonly berat: Miligram;
};

/** What a sale came to, and what of it was paid by old gold and by points: those earn nothing (D-18.1). */
export type DibayarPoin = {
  readonly grand_total: Rupiah;
  readonly tukar_rp: Rupiah;
  readonly poin_rp: Rupiah;
};

/** The row of a piece: that of its group and jenis, of its group, of its jenis, the general one, or none (D-39.1). */
export const pilihAturan = (
  aturan: readonly AturanPoint[],
  { kode_group, kode_dept }: Pick<BarisPoin, 'kode_group' | 'kode_dept'>,
): AturanPoint | undefined => {
  const cari = (group: string | null, dept: string | null) =>
    aturan.find((one) => one.kode_group === group && one.kode_dept === dept);
  return (
    cari(kode_group, kode_dept) ??
    cari(kode_group, null) ??
    cari(null, kode_dept) ??
    cari(null, null)
  );
};

export type PoinJadi = {
  readonly poin: number;
  /** The part of the money that earned. */
  readonly dasar_rp: Rupiah;
  /** Of each piece, in the order of the lines: by which row, and how many. */
  readonly baris: readonly { readonly id_point: number | null; readonly poin: number }[];
};

/**
 * Points of a sale (D-39.1): each piece counts with its netto (its weight where the row says grams) as far as
 * money was paid. Pieces under one row are added and floored once to whole steps of the row; the points are shared
 * by largest remainder.
 */
export function hitungPoin(
  aturan: readonly AturanPoint[],
  baris: readonly BarisPoin[],
  dibayar: DibayarPoin,
): PoinJadi {
  const uang = Math.max(0, dibayar.grand_total - dibayar.tukar_rp - dibayar.poin_rp);
  const pilihan = baris.map((one) => pilihAturan(aturan, one));
  const poin = baris.map(() => 0);
  for (const row of new Set(pilihan.filter((one) => one !== undefined))) {
    const tempat = baris.flatMap((_, at) => (pilihan[at] === row ? [at] : []));
    const dasar = tempat.map((at) => dasarOf(row, baris[at]!));
    const langkah = langkahPenuh(dasar, uang, dibayar.grand_total, tiapOf(row));
    const bagian = shareOut(rp(langkah * row.point), dasar);
    tempat.forEach((at, ke) => (poin[at] = bagian[ke]!));
  }
  return {
    poin: poin.reduce((all, one) => all + one, 0),
    dasar_rp: rp(uang),
    baris: poin.map((one, at) => ({ id_point: pilihan[at]?.id ?? null, poin: one })),
  };
}

const dasarOf = (row: AturanPoint, { netto, berat }: BarisPoin): number =>
  Math.max(0, row.cara === 'PER_GRAM' ? berat : netto);
const tiapOf = ({ cara, tiap_rupiah, tiap_gram }: AturanPoint): number =>
  (cara === 'PER_GRAM' ? tiap_gram : tiap_rupiah) ?? 0;

/** Whole steps in what was paid of the sum, in one product and one floor. */
function langkahPenuh(dasar: readonly number[], uang: number, semua: number, tiap: number): number {
  if (semua <= 0 || tiap <= 0) return 0;
  const jumlah = dasar.reduce((all, one) => all + BigInt(one), 0n);
  return Number((jumlah * BigInt(uang)) / (BigInt(semua) * BigInt(tiap)));
}

/** What the member who brought this one gets of a sale: a percent of its points, floored (D-39.4). */
export const hitungAfiliasi = (poin: number, persen: Persen): number =>
  Number((BigInt(poin) * BigInt(persen)) / 10_000n);

/** Points of one row that are left, and from when. Oldest first in every list. */
export type Lot = {
  readonly id: number;
  readonly kode_toko: string;
  readonly tgl: string;
  readonly sisa: number;
};
export type Ambil = { readonly id: number; readonly jumlah: number };

/** What a person has: the sum of what is left of every row, below 0 where spent points were reversed (D-18.1). */
export const jumlahLot = (lots: readonly Lot[]): number =>
  lots.reduce((all, one) => all + one.sisa, 0);

/** From which rows so many points are taken: the oldest first. Answers less than asked where there is less. */
export function ambilLot(lots: readonly Lot[], jumlah: number): Ambil[] {
  let kurang = jumlah;
  return lots.flatMap(({ id, sisa }) => {
    const ambil = Math.min(Math.max(0, sisa), Math.max(0, kurang));
    kurang -= ambil;
    return ambil > 0 ? [{ id, jumlah: -ambil }] : [];
  });
}

type Tempat = { readonly kode_toko: string; readonly tgl: string };
type Bagian = {
  readonly ambil: readonly Ambil[];
  readonly beri: readonly (Tempat & { readonly poin: number })[];
};

/**
 * Points that go from one card to another: the oldest rows leave the one and stand on the other with their
 * shop and day. What is below 0 is a row of today on both.
 */
export function pindahLot(
  lots: readonly Lot[],
  poin: number,
  kini: Tempat,
): { readonly dari: Bagian; readonly ke: Bagian } {
  if (poin < 0)
    return {
      dari: { ambil: [], beri: [{ ...kini, poin: -poin }] },
      ke: { ambil: [], beri: [{ ...kini, poin }] },
    };
  const ambil = ambilLot(lots, poin);
  const asal = new Map(lots.map((one) => [one.id, one]));
  const beri = ambil.map(({ id, jumlah }) => {
    const { kode_toko, tgl } = asal.get(id) ?? kini;
    return { kode_toko, tgl, poin: -jumlah };
  });
  return { dari: { ambil, beri: [] }, ke: { ambil: [], beri } };
}

/**
 * What expires of a person at the closing of the shop that gave it (D-39.3): rows of that shop up to the day
 * `batas`, the oldest first, and never more than the balance: what is owed to the shop is settled first.
 */
export function kedaluwarsaLot(lots: readonly Lot[], kode_toko: string, batas: string): Ambil[] {
  const tua = lots.filter((one) => one.kode_toko === kode_toko && one.tgl <= batas);
  const habis = Math.min(jumlahLot(tua.filter(({ sisa }) => sisa > 0)), jumlahLot(lots));
  return ambilLot(tua, habis);
}
