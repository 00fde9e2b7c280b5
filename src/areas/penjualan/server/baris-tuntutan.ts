import type { BarisAsli } from '#areas/penjualan/rules/periksa-penjualan.ts';

/** What a line should have cost, kept with it: who had to agree is worked out anew from it (I-21). */
export type BarisTuntutan = Pick<BarisAsli, 'harga_komputer' | 'harga_hari' | 'berlian'>;

/** Its columns, in both tables of lines. */
export const TUNTUTAN = 'harga_komputer, harga_hari, berlian';

/** A line as it is saved, beside what it was held against. */
export const denganTuntutan =
  (asli: readonly BarisAsli[]) =>
  <L>(line: L, at: number): L & BarisTuntutan => {
    const { harga_komputer, harga_hari, berlian } = asli[at]!;
    return { ...line, harga_komputer, harga_hari, berlian };
  };
