import { words } from '#kit/rules/row-word.ts';
import { TERSISA } from '#areas/akhir-hari/rules/tersisa.ts';
import { NAMA_GERAK } from '#areas/buku/rules/gerak.ts';

export const AKHIR_HARI_BAGIAN = words([
  'Penjualan',
  'Keuangan',
  'Titipan',
  'Pembelian',
  'Bank dan Mutasi',
  'Tukar',
  'Hutang',
]);

export const AKHIR_HARI_JENIS = words([
  'Penjualan',
  'Batal Penjualan',
  'Kas Masuk',
  'Kas Keluar',
  'Titipan Baru',
  'Setoran Titipan',
  'Batal Titipan',
  'Pembelian',
  'Batal Pembelian',
  'Bank Masuk',
  'Bank Keluar',
  'Mutasi Bank',
  'Mutasi Cash',
  'Pengalihan Saldo',
  'Non Cash Cair',
  'Tukar Tambah',
  'Hutang Baru',
  'Bunga',
  'Penebusan',
  'Peremajaan',
  'Lelang',
  'Kelebihan Lelang',
]);

export const KEUANGAN_BLOK = words([
  'SALDO AWAL',
  'PENERIMAAN',
  'PENGELUARAN',
  'MUTASI',
  'SALDO AKHIR',
  'FISIK',
  'KEWAJIBAN',
  'PIUTANG',
  'TOTAL USD',
]);

/** What the shop's own cash codes are called stands beside them, as the shop typed it. */
export const KEUANGAN_URAIAN = [
  ...Object.values(NAMA_GERAK),
  ...words(['SALDO AWAL', 'SALDO AKHIR', 'FISIK {laci}', 'SELISIH {laci}']),
  ...TERSISA.map(({ nama }) => nama),
];

export const LEMBAR_BAGIAN = words([
  'Transaksi',
  'Tunai',
  'Hitungan kas',
  'Bank dan kartu',
  'Emas',
  'Laba',
  'Pemeriksaan',
]);

export const LEMBAR_URAIAN = words([
  'Penjualan',
  'Batal penjualan',
  'Kas masuk',
  'Kas keluar',
  'Titipan baru',
  'Setoran titipan',
  'Batal titipan',
  'Pembelian',
  'Batal pembelian',
  'Bank masuk',
  'Bank keluar',
  'Mutasi bank',
  'Mutasi cash',
  'Pengalihan saldo',
  'Non cash cair',
  'Tukar tambah',
  'Hutang baru',
  'Bunga',
  'Penebusan',
  'Peremajaan',
  'Lelang',
  'Kelebihan lelang',
  'Saldo awal',
  'Penerimaan',
  'Pengeluaran',
  'Mutasi',
  'Saldo akhir',
  'Menurut buku',
  'Terhitung',
  'Di bawah satu pecahan',
  'Selisih',
  'Saldo bank',
  'EDC belum cair',
  'Stock awal',
  'Barang masuk',
  'Terjual',
  'Pindah dan kirim',
  'Hancur',
  'Koreksi',
  'Stock akhir',
  'Dibeli',
  'Laba kotor',
  'Pemeriksaan {kode} gagal, diakui {user}',
]);
