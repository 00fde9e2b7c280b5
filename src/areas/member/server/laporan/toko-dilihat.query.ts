import { sql, type Query } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Rows of the shop that asks; of head office those of the branches that were chosen, or of all (D-51.11). */
export const diTokoDilihat = (
  column: string,
  chosen: readonly string[],
  { kode_toko, toko }: Ctx,
): Query => {
  if (toko.jenis !== 'PUSAT') return sql`${sql.ref(column)} = ${kode_toko}`;
  return chosen.length > 0 ? sql`${sql.ref(column)} = any(${[...chosen]}::text[])` : sql`true`;
};
