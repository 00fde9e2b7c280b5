import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for any shop (D-33.1). */
export const tokoModul = defineModuls({
  KIRIM_BARANG_MODULE: { at: 330, nama: 'Kirim barang antar toko' },
  KIRIM_BARANG_ONLINE_STORE_MODULE: {
    at: 340,
    nama: 'Kirim barang ke toko online',
    butuh: ['KIRIM_BARANG_MODULE'],
  },
  PROTEKSI_SATU_BULAN_MODULE: { at: 450, nama: 'Laporan paling lama satu bulan' },
});
