import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for counts (D-33.1). */
export const opnameModul = defineModuls({
  OPNAME_GLOBAL_DAILY_MODULE: { at: 210, nama: 'Opname global harian' },
});
