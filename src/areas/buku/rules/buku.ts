import {
  mg,
  negate,
  persen,
  rp,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';

/**
 * A line of the book (D-5.1): rupiah plus = debit, gold plus = arrives. `kadar` is the true fineness in hundredths of a
 * percent and is on gold lines only (D-5.6).
 */
export type Baris = {
  readonly akun: string;
  readonly kode_barcode?: string;
  readonly kadar: Persen;
  readonly rupiah: Rupiah;
  readonly qty: number;
  readonly berat: Miligram;
  readonly murni: Miligram;
};

export type Potong = {
  readonly kode_barcode?: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
};

const NOL = { kadar: persen(0), rupiah: rp(0), qty: 0, berat: mg(0), murni: mg(0) } as const;

export const uang = (akun: string, rupiah: Rupiah): Baris => ({ ...NOL, akun, rupiah });

/** A piece that arrives at a place (`arah` 1) or leaves it (-1). */
export const potong = (
  akun: string,
  arah: 1 | -1,
  { kode_barcode, kadar, berat, murni }: Potong,
): Baris => ({
  ...NOL,
  akun,
  kode_barcode,
  kadar,
  qty: arah,
  berat: arah === 1 ? berat : negate(berat),
  murni: arah === 1 ? murni : negate(murni),
});

/** Gold without a piece: a loss, a difference, loose metal. */
export const lepas = (akun: string, kadar: Persen, berat: Miligram, murni: Miligram): Baris => ({
  ...NOL,
  akun,
  kadar,
  berat,
  murni,
});

/** A piece from one place to another, weight and fine gold unchanged. */
export const pindahPotong = (dari: string, ke: string, piece: Potong): Baris[] => [
  potong(dari, -1, piece),
  potong(ke, 1, piece),
];

/** Lines without effect are left out: the book holds no empty line. */
export const padat = (baris: readonly Baris[]): Baris[] =>
  baris.filter((one) => one.rupiah !== 0 || one.qty !== 0 || one.berat !== 0 || one.murni !== 0);

/** The mirror image: what a cancellation posts under its own number (D-5.1). */
export const balikkan = (baris: readonly Baris[]): Baris[] =>
  baris.map((one) => ({
    ...one,
    rupiah: negate(one.rupiah),
    qty: one.qty === 0 ? 0 : -one.qty,
    berat: negate(one.berat),
    murni: negate(one.murni),
  }));

/** What does not add up to zero, in words; an empty list for a set that balances (D-5.1). */
export function periksaSeimbang(baris: readonly Baris[]): string[] {
  const salah: string[] = [];
  const jumlah = (pick: (one: Baris) => number) =>
    baris.reduce((total, one) => total + pick(one), 0);
  if (jumlah((one) => one.rupiah) !== 0) salah.push('rupiah');
  if (jumlah((one) => one.qty) !== 0) salah.push('potong');
  if (jumlah((one) => one.murni) !== 0) salah.push('murni');
  for (const kadar of new Set(baris.map((one) => one.kadar)))
    if (jumlah((one) => (one.kadar === kadar ? one.berat : 0)) !== 0) salah.push(`berat ${kadar}`);
  return salah;
}
