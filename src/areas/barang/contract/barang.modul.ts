import { defineModuls } from '#areas/toko/contract/modul.ts';

/** What a shop may switch on for goods and their prices (D-33.1). */
export const barangModul = defineModuls({
  PARAMETER_HARGA_EMAS_PEMBELIAN: { at: 60, nama: 'Harga emas pembelian per group dan kadar' },
  HIDUP_FEATURE_MODULE: { at: 130, nama: 'Kelompok harga dan laporan global' },
  SUPPLIER_BARANG_MODULE: { at: 220, nama: 'Supplier barang' },
  BERLIAN_MODULE: { at: 320, nama: 'Berlian' },
  PEMBULATAN_MODULE: { at: 420, nama: 'Pembulatan harga', bawaan: true },
  PEMBULATAN_KE_BAWAH_MODULE: {
    at: 430,
    nama: 'Pembulatan harga ke bawah',
    butuh: ['PEMBULATAN_MODULE'],
  },
  RESELLER_MODULE: { at: 440, nama: 'Reseller' },
  SEMI_GROSIR_MODULE: { at: 500, nama: 'Semi grosir', berbayar: true },
  SEMI_GROSIR_QTY_MODULE: { at: 510, nama: 'Semi grosir per potong', berbayar: true },
});
