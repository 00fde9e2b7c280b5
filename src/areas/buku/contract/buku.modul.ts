import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for the book (D-33.1). */
export const bukuModul = defineModuls({
  AKUNTANSI_MODULE: { at: 390, nama: 'Ekspor akuntansi', berbayar: true },
});
