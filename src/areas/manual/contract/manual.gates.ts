import { any } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { TANPA_BARCODE } from '#areas/toko/contract/toko.gates.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

/** Shops that keep goods without a barcode, beside pieces or instead of them (D-46.1, D-46.5). */
export const JUAL_MANUAL = any(
  modul(penjualanModul.MANUAL_ITEMS_TRANSACTION_MODULE),
  TANPA_BARCODE,
);
/** The screen of their stock. */
export const MENU_MANUAL = 'barang-manual';
/** Where they are sold and bought, and where a second person looks at it (D-46.4). */
export const MENU_JUAL_MANUAL = 'transaksi-penjualan-manual';
export const MENU_BELI_MANUAL = 'transaksi-pembelian-manual';
export const MENU_VALIDASI_MANUAL = 'validasi-jual-beli-manual';
