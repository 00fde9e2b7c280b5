import type { Rupiah } from '#kit/rules/quantity.ts';
import type { BarisJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { tentukanPatokan, type BarisAsli } from '#areas/penjualan/rules/periksa-penjualan.ts';

/** What a line should have cost, kept with it: who had to agree is worked out again from it (I-21). */
export type BarisTuntutan = Pick<BarisAsli, 'harga_komputer' | 'harga_hari' | 'berlian'>;

/** Its columns, in both tables of lines. */
export const TUNTUTAN = 'harga_komputer, harga_hari, berlian';

type Netto = Pick<BarisJadi, 'netto'> & Partial<Pick<BarisJadi, 'kupon_rp'>>;

/** A line as it is saved, beside what it was held against. */
export const denganTuntutan =
  (asli: readonly BarisAsli[]) =>
  <L extends Netto>(line: L, at: number): L & BarisTuntutan => {
    const { harga_hari, berlian } = asli[at]!;
    const harga_komputer = tentukanPatokan(asli[at]!, { kupon_rp: 0 as Rupiah, ...line });
    return { ...line, harga_komputer, harga_hari, berlian };
  };
