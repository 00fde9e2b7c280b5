import type { Level } from '#areas/toko/rules/level.ts';

/**
 * Who must have a second factor (WAJIB_DUA_FAKTOR, reliability E): with OWN_SPV everybody but the
 * cashiers of a branch, since head office and whoever stands above SPV reach further than they do.
 */
export function wajibDuaFaktor(
  wajib: 'TIDAK' | 'OWN_SPV' | 'SEMUA',
  { level, pusat }: { level: Level; pusat: boolean },
): boolean {
  if (wajib === 'TIDAK') return false;
  return wajib === 'SEMUA' || pusat || level !== 'KASIR';
}
