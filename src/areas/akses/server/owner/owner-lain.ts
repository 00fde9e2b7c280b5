import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { listOwnerHadir } from '#areas/akses/server/users.table.ts';

/**
 * Whether an owner shares his shop with another who can answer him: what belongs to owners asks that one then
 * (decision 0486). He who is away for a month does not hold the shop.
 */
export const adaOwnerLain = async (on: Sql, ctx: Ctx): Promise<boolean> =>
  ctx.level === 'OWN' && (await ownerHadirLain(on, ctx)).length > 0;

/** Those owners of the asker's shop, without him. */
export const ownerHadirLain = async (on: Sql, ctx: Ctx): Promise<string[]> =>
  (await listOwnerHadir(on, ctx.kode_toko_user)).filter((user_id) => user_id !== ctx.user_id);

/** Whether this user is one of them: never the asker himself. */
export const isOwnerLain = async (on: Sql, user_id: string, ctx: Ctx): Promise<boolean> =>
  user_id !== ctx.user_id && (await listOwnerHadir(on, ctx.kode_toko)).includes(user_id);
