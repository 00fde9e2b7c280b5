import { kunci } from '#tests/proof/balapan/meja.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

/** Sends a write that the shop must accept; answers what came of it. */
export async function done(
  shop: Shop,
  who: Who,
  path: string,
  body: object,
  method = 'POST',
): Promise<any> {
  const { status, text, body: said } = await shop.as(who).raw(method, path, body, kunci());
  if (status >= 300) throw new Error(`${path}: ${text}`);
  return said.data;
}
