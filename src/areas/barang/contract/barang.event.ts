import { ATASAN, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about prices. */
export const barangEvents = defineEvents({
  UBAH_HARGA_EMAS: {
    nama: 'Ubah harga',
    diminta: ATASAN,
    penyetuju: 'OWN',
    kategori: 'BATAS HARGA',
    banding: [['Harga lama', 'Harga baru']],
  },
});
