import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** Shops that keep stones as stock (D-45.1). */
export const BERLIAN = modul(barangModul.BERLIAN_MODULE);
/** The screen of their book. */
export const MENU_BERLIAN = 'buku-berlian';
