import { sql, type Query } from '#kit/server/sql.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Which documents (`d`) this person may look at: KASIR those of the open day only (inventory/menu.tsv). */
export const hanyaDilihat = ({ level, hari }: Ctx): Query | undefined =>
  setidaknya(level, 'SPV') ? undefined : sql`d.tgl_system = ${hari}::date`;
