import type { Belum } from '#areas/toko/contract/belum/bagian.ts';

/** What goes on between shops, behind the counter, and with other systems. */
export const BELUM_DALAM: readonly Belum[] = [];
