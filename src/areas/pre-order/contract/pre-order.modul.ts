import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for pre-orders (D-33.13). */
export const preOrderModul = defineModuls({
  PRE_ORDER_MODULE: { at: 250, nama: 'Pre order', berbayar: true },
});
