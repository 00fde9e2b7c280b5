import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for sales; marketplaces stand here until they have an area (D-33.1). */
export const penjualanModul = defineModuls({
  MARKETPLACE_INTEGRATION_MODULE: { at: 10, nama: 'Integrasi marketplace', berbayar: true },
  SLIP_MARKETPLACE_MODULE: {
    at: 20,
    nama: 'Slip pengiriman marketplace',
    butuh: ['MARKETPLACE_INTEGRATION_MODULE'],
  },
  MANUAL_ITEMS_TRANSACTION_MODULE: { at: 40, nama: 'Barang manual tanpa barcode' },
  BONUS_SALES_TRANSACTION_MODULE: { at: 240, nama: 'Bonus sales' },
  POTONGAN_PENJUALAN_MODULE: { at: 350, nama: 'Potongan penjualan per kategori' },
  KUPON_PENJUALAN_MODULE: { at: 360, nama: 'Kupon penjualan' },
  NOTA_RANGKAP_MODULE: { at: 410, nama: 'Nota rangkap' },
});
