import type { ParameterKey } from '#app/contract/parameters.ts';
import { done } from '#tests/kit/done.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { minta } from '#tests/kit/orang/setuju.ts';

/** A value of a parameter as it is kept inside, and what the shop then answers. */
type Bila = readonly [nilai: unknown, jawab: unknown];
/** One question that a parameter decides: the same question is asked with each of its two values. */
export type Kasus = readonly [
  key: ParameterKey,
  satu: Bila,
  lain: Bila,
  tanya: (shop: Shop) => Promise<unknown>,
];

/**
 * What a write demands before it is done: its events, or the sentence of its refusal. Where it needs no approval
 * it is done, so that the invariants see what the shop allows with this value (I-21).
 */
export async function tuntut(shop: Shop, who: Who, path: string, body: object): Promise<string> {
  const { status, body: said } = await minta(shop.as(who), { path, body });
  if (status === 201) return (said.data as { event: string[] }).event.join();
  const [error] = (said.errors as { code?: string; message: string }[] | undefined) ?? [];
  if (said.code === 'OTORISASI_TIDAK_PERLU') {
    await done(shop, who, path, body);
    return 'sendiri';
  }
  return error?.message ?? (said.code as string);
}

export async function baca(shop: Shop, who: Who, path: string): Promise<any> {
  const { status, text, body } = await shop.as(who).raw('GET', path);
  if (status >= 300) throw new Error(`${path}: ${text}`);
  return body.data;
}
