import type { Level } from '#areas/toko/rules/level.ts';

type Penanya = { readonly level: Level; readonly moduls: ReadonlySet<string> };

/** Never a cashier's; nor anyone's but the owner's where the module hides balances (1§6). */
export const bisaLihatNilai = ({ level, moduls }: Penanya): boolean =>
  level !== 'KASIR' && (!moduls.has('SEMBUNYI_SALDO_MODULE') || level === 'OWN' || level === 'SU');
