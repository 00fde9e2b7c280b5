import { defineModuls } from '#areas/toko/contract/modul.ts';

/** Selling in instalments; what runs is finished with it off (D-33.1). */
export const cicilanModul = defineModuls({
  CICILAN_MODULE: { at: 50, nama: 'Penjualan cicilan', berbayar: true },
});
