import { not, type Gate } from '#kit/rules/gate.ts';
import { bolehKirim } from '#areas/kirim/contract/kirim-barang.document.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** A shop that refines its gold itself, and does not send it to head office (1§6). */
export const SEPUHAN: Gate = {
  all: [modul(stockModul.SEPUHAN_MODULE), not(modul(stockModul.SEPUHAN_TERPUSAT_MODULE))],
};
/** And takes in what branches send it (D-44.9). */
export const SEPUHAN_CABANG: Gate = { all: [bolehKirim, SEPUHAN] };
/** Lots are opened and corrected by hand. */
export const SEPUHAN_MANUAL: Gate = modul(stockModul.STOCK_SEPUHAN_MANUAL_MODULE);
