import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for repairs and orders (D-33.1). */
export const serviceModul = defineModuls({
  VALIDASI_PESANAN_MODULE: { at: 290, nama: 'Pesanan menunggu validasi' },
  VALIDASI_SERVICE_MODULE: { at: 300, nama: 'Service menunggu validasi' },
  PARAMETER_DESKRIPSI_SERVICE_MODULE: { at: 380, nama: 'Daftar pekerjaan service' },
});
