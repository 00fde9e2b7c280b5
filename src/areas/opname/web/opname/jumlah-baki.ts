import type { Hasil } from '#areas/opname/rules/opname.ts';

type Barang = { readonly kode_baki: string | null; readonly hasil: string };
/** A tray of a count: how many should lie in it, and how many of them were found there. */
export type BakiOpname = {
  readonly kode_baki: string;
  readonly harus: number;
  readonly ketemu: number;
};

const ADA: readonly string[] = ['KETEMU', 'BEDA BERAT'] satisfies readonly Hasil[];
const HARUS: readonly string[] = [...ADA, 'HILANG'] satisfies readonly string[];

/** By the tray that the stock says; what was found beyond it, carried or sold counts in none. */
export function jumlahkanBaki(barang: readonly Barang[]): BakiOpname[] {
  const harus = barang.flatMap(({ kode_baki, ...one }) =>
    kode_baki !== null && HARUS.includes(one.hasil) ? [{ ...one, kode_baki }] : [],
  );
  return [...Map.groupBy(harus, (one) => one.kode_baki)]
    .map(([kode_baki, isi]) => ({
      kode_baki,
      harus: isi.length,
      ketemu: isi.filter((one) => ADA.includes(one.hasil)).length,
    }))
    .toSorted((a, b) => a.kode_baki.localeCompare(b.kode_baki));
}
