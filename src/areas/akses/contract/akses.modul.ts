import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for log-in and dates (D-33.1). */
export const aksesModul = defineModuls({
  FINGERPRINT_MODULE: { at: 400, nama: 'Otorisasi sidik jari' },
  TANGGAL_MUNDUR_MODULE: { at: 470, nama: 'Tanggal mundur' },
  TANGGAL_MUNDUR_OWNER_MODULE: {
    at: 480,
    nama: 'Tanggal mundur oleh owner',
    butuh: ['TANGGAL_MUNDUR_MODULE'],
  },
  TANGGAL_MUNDUR_SPV_MODULE: {
    at: 490,
    nama: 'Tanggal mundur oleh supervisor',
    butuh: ['TANGGAL_MUNDUR_MODULE'],
  },
});
