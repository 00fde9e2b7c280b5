import { not, type Gate } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** A shop that refines its gold itself, and does not send it to head office (1§6). */
export const SEPUHAN: Gate = {
  all: [modul(stockModul.SEPUHAN_MODULE), not(modul(stockModul.SEPUHAN_TERPUSAT_MODULE))],
};
/** Lots are opened and corrected by hand. */
export const SEPUHAN_MANUAL: Gate = modul(stockModul.STOCK_SEPUHAN_MANUAL_MODULE);
