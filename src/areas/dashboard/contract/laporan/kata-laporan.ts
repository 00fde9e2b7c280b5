import { words } from '#kit/rules/row-word.ts';
import { sense } from '#kit/rules/sentence.ts';
import { TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';

export const LABA_RUGI_BLOK = words([
  'OMZET',
  'HARGA POKOK',
  'LABA KOTOR',
  'PENDAPATAN LAIN',
  'RUGI LAIN',
  'BIAYA',
  'LABA BERSIH',
]);

/** Costs and other income are called as the shop calls its cash codes. */
export const LABA_RUGI_URAIAN = [
  ...TAMBAHAN.map(({ nama }) => nama),
  ...words([
    'Penjualan',
    'Diskon',
    'PPN dalam harga',
    'Modal barang terjual',
    'Penjualan tanpa modal',
    'LABA KOTOR',
    'Pembulatan',
    'Bunga hutang',
    'Ongkos service',
    'Poin member',
    'Selisih kas',
    'Selisih stock dan hancur',
    'LABA BERSIH SEBELUM PAJAK',
  ]),
];

export const MANAJERIAL_BLOK = words([
  'PENJUALAN',
  'PEMBELIAN',
  'EMAS',
  'HUTANG',
  'CICILAN',
  'SERVICE & PESANAN',
  'STOCK',
  'CUSTOMER',
  'KAS',
]);

export const MANAJERIAL_URAIAN = words([
  'Faktur',
  'Barang',
  'Berat terjual',
  'Murni terjual',
  'Netto',
  'Harga per gram',
  'Diskon %',
  'Laba',
  'Margin %',
  'Berat dibeli',
  'Murni dibeli',
  'Harga',
  'Harga per gram murni',
  'Berat jual - berat beli',
  'Pinjaman',
  'Tebus pokok',
  'Bunga',
  'Saldo',
  'LTV %',
  'Kontrak',
  'Harga cicilan',
  'Terbayar',
  'Service diambil',
  'Ongkos service',
  'Pesanan baru',
  'Ongkos pesanan',
  'Berat',
  'Murni',
  'Perputaran setahun',
  'Umur rata (hari)',
  'Baru',
  sense('Kembali', 'pelanggan'),
  'Rata belanja',
  'Biaya',
  'Saldo kas dan bank',
]);

export const POSISI_EMAS_POSISI = words([
  'Etalase',
  'Gudang',
  'Titipan customer',
  'Beli dan rosok',
  'Sepuhan',
  'Di tukang',
  'Dalam kiriman',
  'Jaminan hutang',
  'Emas customer',
  'Pesanan harga terkunci',
  'Dijanjikan ke customer',
  'POSISI BERSIH',
  'Diterima dari supplier',
  'Dibeli dari customer',
  'Dilelang dari jaminan',
  'Dijual',
  'Masuk barang service',
  'Susut, lebur dan selisih',
  'Kiriman antar toko',
  'Kunci harga pesanan',
  'Perubahan harga emas',
]);

export const POSISI_EMAS_KETERANGAN = words([
  'Harga berubah Rp 1,000 per gram: Rp {rupiah}',
  'Dari {dulu} ke {kini}',
]);

export const POSISI_EMAS_BLOK = words([
  'MILIK TOKO',
  'KEWAJIBAN EMAS',
  'POSISI BERSIH',
  'BUKAN MILIK TOKO',
  'BEDA HARI INI',
]);
