import { plus, roundTo, rp, type Rupiah } from '#kit/rules/quantity.ts';

const LANGKAH = [50_000, 100_000, 500_000, 1_000_000, 5_000_000].map(rp);
const PALING_BANYAK = 4;

/**
 * What a customer is likely to hand over: the exact sum, then the next fifty, hundred and five
 * hundred thousand above it; where two of these are one, the next larger step.
 */
export function hitungUangCepat(sisa: Rupiah): Rupiah[] {
  if (sisa <= 0) return [];
  const di_atas = LANGKAH.map((langkah) => roundTo(plus(sisa, rp(1)), langkah, 'up'));
  return [...new Set([sisa, ...di_atas])].slice(0, PALING_BANYAK);
}
