import { defineModuls } from '#areas/toko/contract/modul.ts';

/** Cash on a customer's card, behind its legal notice (D-32.9, D-33.1). */
export const gesekModul = defineModuls({
  GESEK_TUNAI_MODULE: {
    at: 520,
    nama: 'Gesek tunai',
    peringatan:
      'Gesek tunai dilarang penyelenggara kartu dan dapat dikenai sanksi. Aktifkan hanya bila Anda paham.',
  },
});
