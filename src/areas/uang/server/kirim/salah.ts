import { limiter } from '#kit/server/limiter.ts';
import { missing } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { SALAH_PALING_BANYAK, TIDAK_KIRIM } from '#areas/uang/rules/kirim.ts';

const salah = limiter(SALAH_PALING_BANYAK);
const siapa = ({ kode_toko, user_id }: Ctx): string => `${kode_toko}/${user_id}`;

/** Refuses a person whose numbers that are none are used up (D-41.4). */
export const jagaSalah = (ctx: Ctx): void => salah.full(siapa(ctx));

export function isSalahPenuh(ctx: Ctx): boolean {
  try {
    jagaSalah(ctx);
    return false;
  } catch {
    return true;
  }
}

export const tidakAda = () => missing(TIDAK_KIRIM.TERIMA_TIDAK_ADA);

/** Another shop's, a cancelled one, one that never was: all get the same refusal, and count as misses (D-41.4). */
export function found<K extends object>(kiriman: K | undefined, ctx: Ctx): K {
  if (kiriman) return kiriman;
  salah(siapa(ctx));
  throw tidakAda();
}

/** What a person has asked head office and was not answered yet. */
const ditanya = new Map<string, number>();

/**
 * Asks head office in the name of a person: until there is an answer each question counts as a number that is none, and
 * one that is none is counted before it ends. So one person's guesses never reach what head office lets a whole branch
 * ask, many at one moment neither.
 */
export async function tanyaDihitung<T>(
  ctx: Ctx,
  tanya: () => Promise<T>,
  isSalah: (told: T) => boolean,
): Promise<T> {
  const who = siapa(ctx);
  const sedang = ditanya.get(who) ?? 0;
  salah.full(who, sedang);
  ditanya.set(who, sedang + 1);
  try {
    const told = await tanya();
    if (isSalah(told)) salah(who);
    return told;
  } finally {
    const sisa = (ditanya.get(who) ?? 1) - 1;
    if (sisa > 0) ditanya.set(who, sisa);
    else ditanya.delete(who);
  }
}
