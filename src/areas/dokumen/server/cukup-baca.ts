import { limiter } from '#kit/server/limiter.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Far more than a counter opens; one document after the other is a way to copy what lists hide (abuse case 19). */
const semenit = limiter({ most: 240, seconds: 60 });
const sejam = limiter({ most: 1500, seconds: 3600 });

/** Counts documents that tell a person's phone, opened by a level that reads it masked in lists; too many are 429. */
export function cukupBaca({ register }: DocumentSpec, ctx: Ctx): void {
  if (!ctx.samarkan || !register.customer?.phone) return;
  for (const cukup of [semenit, sejam]) cukup(`${ctx.kode_toko_user}/${ctx.user_id}`);
}
