import { words } from '#kit/rules/row-word.ts';

/** Sentences of the signals; what a signal names beside them (pieces, prices, people) stands as it is. */
export const SINYAL_URAIAN = words([
  '{batal} batal, {cetak} cetak ulang',
  '{batal} batal',
  '{cetak} cetak ulang',
  '{n} barang di atas harga hitung',
  '{lebih} g lebih, {kurang} g kurang',
  '{lebih} g lebih',
  '{kurang} g kurang',
  '{beda} g murni berbeda',
  '{n} dokumen tunai',
  '{n} harga, {tanpa} tanpa persetujuan',
  '{n} harga',
  '{n} kali kas keluar',
  '{n} barang, diskon {diskon}',
  '{n} barang di keranjang',
  '{n} barang dengan harga tetap di bawah emas',
  '{lebih} g murni lebih',
  '{n} pekerjaan {tukang} susut {susut} g',
  '{n} service siap, emas toko belum dibayar',
  '{n} kali jam mundur diizinkan, {m} tanggal lompat dibuka',
  '{n} kali jam mundur diizinkan',
  '{n} tanggal lompat dibuka',
  'Pemeriksaan {kode} gagal',
  '{n} kali dibayarkan',
  '{n} kali menjual atau menggadai',
  '{lebih} g kadar tertinggi',
  '{n} pinjaman baru',
  '{n} dokumen tanpa foto',
  '{n} kiriman berbeda',
  '{n} kiriman belum diterima',
  '{n} dokumen, {m} persetujuan',
  '{n} dokumen',
  '{m} persetujuan',
]);

export const MASALAH_SEHARUSNYA = words([
  'ada di buku',
  'terjual sekali',
  'TERJUAL',
  'lebih dari 0',
  'satu dokumen',
  'sebelum {jam}',
  'nomor ke-{n}',
  'divalidasi pada harinya',
  'diterapkan',
]);

export const MASALAH_TERCATAT = words([
  'tidak ada',
  'tidak ada di kas atau bank',
  '{barcode} juga di {no}',
  '{n} dokumen',
  'nomor ke-{n}',
  'masih OPEN',
  'tertahan',
]);
