import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

/** Below SPV no person sees what the drawer of the open day should hold: counts stay blind (D-20.4). */
export const bisaLihatKas = (level: Level): boolean => setidaknya(level, 'SPV');

/** Drawers: the till, the till of loans, and each named one (D-5.8). */
export const akunLaci = (akun: string): boolean =>
  akun === 'kas' || akun.startsWith('kas_') || akun.startsWith('kas:');

/** Accounts that tell what goods cost; for those who may see cost (D-3.5). */
export const akunModal = (akun: string): boolean =>
  akun === 'hpp' ||
  akun === 'persediaan' ||
  akun === 'selisih_stock' ||
  akun === 'modal' ||
  akun.startsWith('supplier:');
