import { modul } from '#areas/toko/contract/modul.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

/** Shops that keep goods without a barcode (D-46.1). */
export const JUAL_MANUAL = modul(penjualanModul.MANUAL_ITEMS_TRANSACTION_MODULE);
/** The screen of their stock. */
export const MENU_MANUAL = 'barang-manual';
/** Where they are sold and bought, and where a second person looks at it (D-46.4). */
export const MENU_JUAL_MANUAL = 'transaksi-penjualan-manual';
export const MENU_BELI_MANUAL = 'transaksi-pembelian-manual';
export const MENU_VALIDASI_MANUAL = 'validasi-jual-beli-manual';
