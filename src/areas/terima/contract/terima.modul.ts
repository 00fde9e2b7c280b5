import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for deliveries (D-33.1). */
export const terimaModul = defineModuls({
  PENERIMAAN_SUPPLIER_INTERN_MODULE: { at: 230, nama: 'Penerimaan supplier intern' },
});
