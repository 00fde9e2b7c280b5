import type { Level } from '#areas/toko/rules/level.ts';

/**
 * Who must have a second factor (WAJIB_DUA_FAKTOR, reliability E): with OWN_SPV every person but the cashiers of a
 * branch, since head office and levels above SPV reach further than they do.
 */
export function wajibDuaFaktor(
  wajib: 'TIDAK' | 'OWN_SPV' | 'SEMUA',
  { level, pusat }: { level: Level; pusat: boolean },
): boolean {
  if (wajib === 'TIDAK') return false;
  return wajib === 'SEMUA' || pusat || level !== 'KASIR';
}

/** A telephone is not always at hand on the day on which a shop begins to ask. */
const TENGGANG_MS = 3 * 24 * 3_600_000;

/** Until when one who was first asked at `mulai` may do without; null once that is over. All in milliseconds. */
export const batasPasangFaktor = (mulai: number, now: number): number | null =>
  now < mulai + TENGGANG_MS ? mulai + TENGGANG_MS : null;
