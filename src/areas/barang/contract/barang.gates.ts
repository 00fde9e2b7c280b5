import { any } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** Shops that sell many pieces at once at wholesale prices, weighed or counted (D-47.1, D-47.3). */
export const GROSIR = any(
  modul(barangModul.SEMI_GROSIR_MODULE),
  modul(barangModul.SEMI_GROSIR_QTY_MODULE),
);
