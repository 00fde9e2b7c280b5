import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/**
 * Documents that were cancelled in these days, in `v_register`. All but a few kinds are cancelled on their own day: the
 * condition says so, so that each looks at its days by its index.
 */
export const cancelledIn = (
  kode_toko: string,
  { tgl_from, tgl_to }: { readonly tgl_from: Hari; readonly tgl_to: Hari },
): Query => {
  const days = sql`between ${tgl_from}::date and ${tgl_to}::date`;
  return sql`shop = ${kode_toko} and cancelled and cancel_day ${days} and (cancel_later or day ${days})`;
};
