import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for deliveries (D-33.1). */
export const terimaModul = defineModuls({
  PENERIMAAN_SUPPLIER_INTERN_MODULE: { at: 230, nama: 'Penerimaan supplier intern' },
  // Sales wait for it (decision 380); the report of deliveries is the first to ask.
  SEMI_GROSIR_MODULE: { at: 500, nama: 'Semi grosir', berbayar: true },
  SEMI_GROSIR_QTY_MODULE: { at: 510, nama: 'Semi grosir per potong', berbayar: true },
});
