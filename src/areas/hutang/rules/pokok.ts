import type { Rupiah } from '#kit/rules/quantity.ts';

/** The sums of the shop's table around one that was asked for; either is missing at the end of the table. */
export type Terdekat = { readonly bawah?: Rupiah; readonly atas?: Rupiah };

/** The nearest sum below and above, none where the sum itself is in the table (D-33.5). */
export function tentukanTerdekat(table: readonly Rupiah[], jumlah: Rupiah): Terdekat | undefined {
  if (table.includes(jumlah)) return undefined;
  const sorted = [...table].sort((a, b) => a - b);
  const bawah = sorted.findLast((one) => one < jumlah);
  const atas = sorted.find((one) => one > jumlah);
  return { ...(bawah !== undefined && { bawah }), ...(atas !== undefined && { atas }) };
}
