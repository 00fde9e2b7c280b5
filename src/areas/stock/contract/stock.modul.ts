import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for its pieces; the web shop and plating stand here until they have an area (D-33.1). */
export const stockModul = defineModuls({
  BARANG_WEB_EXTERNAL_MODULE: { at: 30, nama: 'Kirim barang ke toko web', berbayar: true },
  SEPUHAN_MODULE: { at: 170, nama: 'Sepuhan di toko' },
  SEPUHAN_TERPUSAT_MODULE: { at: 180, nama: 'Sepuhan di pusat' },
  STOCK_SEPUHAN_MANUAL_MODULE: {
    at: 190,
    nama: 'Koreksi stock sepuhan',
    butuh: ['SEPUHAN_MODULE'],
  },
  RFID_MODULE: { at: 370, nama: 'RFID', berbayar: true },
  SEMBUNYI_SALDO_MODULE: { at: 460, nama: 'Sembunyikan saldo stock' },
  NAMA_BARANG_UNIK_MODULE: { at: 530, nama: 'Nama barang tidak boleh sama' },
});
