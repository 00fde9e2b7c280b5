import type { Level } from '#areas/toko/rules/level.ts';

/** Never a cashier's; nor anyone's but the owner's where the module hides balances (1§6). */
export const bisaLihatNilai = (level: Level, sembunyi: boolean): boolean =>
  level !== 'KASIR' && (!sembunyi || level === 'OWN' || level === 'SU');
