import { sentence } from '#kit/rules/sentence.ts';

/** The chart of accounts a gold shop starts with: number, name, kind. The owner changes it in Parameter Akun. */
export const BAGAN_AKUN = [
  ['1-101', 'Kas toko', 'HARTA'],
  ['1-102', 'Bank', 'HARTA'],
  ['1-103', 'Piutang kartu', 'HARTA'],
  ['1-104', 'Uang dalam perjalanan', 'HARTA'],
  ['1-105', 'Piutang cicilan', 'HARTA'],
  ['1-106', 'Pinjaman hutang', 'HARTA'],
  ['1-107', 'Rekening koran antar toko', 'HARTA'],
  ['1-108', 'PPh 22 dibayar di muka', 'HARTA'],
  ['1-201', 'Persediaan emas', 'HARTA'],
  ['2-101', 'Titipan pelanggan', 'KEWAJIBAN'],
  ['2-102', 'Uang muka pesanan', 'KEWAJIBAN'],
  ['2-103', 'Hutang supplier', 'KEWAJIBAN'],
  ['2-104', 'PPN keluaran', 'KEWAJIBAN'],
  ['2-105', 'Poin dan kupon', 'KEWAJIBAN'],
  ['2-106', 'Uang cicilan pelanggan', 'KEWAJIBAN'],
  ['2-107', 'Kelebihan lelang', 'KEWAJIBAN'],
  ['2-108', 'PPh 22 dipungut', 'KEWAJIBAN'],
  ['3-101', 'Modal pemilik', 'MODAL'],
  ['4-101', 'Penjualan emas', 'PENDAPATAN'],
  ['4-102', 'Ongkos', 'PENDAPATAN'],
  ['4-103', 'Admin dan packing', 'PENDAPATAN'],
  ['4-104', 'Bunga hutang', 'PENDAPATAN'],
  ['4-105', 'Pendapatan lain', 'PENDAPATAN'],
  ['4-901', 'Diskon penjualan', 'PENDAPATAN'],
  ['4-902', 'Pembulatan', 'PENDAPATAN'],
  ['5-101', 'Harga pokok penjualan', 'BIAYA'],
  ['5-102', 'Selisih stock', 'BIAYA'],
  ['6-101', 'Biaya operasional', 'BIAYA'],
  ['6-102', 'Selisih kas', 'BIAYA'],
  ['9-101', 'Tukar tambah', 'HARTA'],
] as const;

type NomorAkun = (typeof BAGAN_AKUN)[number][0];
type SatuAkun = { readonly nama: string; readonly nomor: NomorAkun };

/**
 * Families of charges that a sale adds to its goods (`penjualan` says which there are): what the reader
 * of the book calls each, and its account of the chart.
 */
export const AKUN_TAMBAHAN = {
  admin: { nama: sentence('Biaya administrasi diterima'), nomor: '4-103' },
  packing: { nama: sentence('Packing'), nomor: '4-103' },
} as const satisfies Readonly<Record<string, SatuAkun>>;
export type AkunTambahan = keyof typeof AKUN_TAMBAHAN;

/** The account of the chart that each family of the book goes to, whatever the journal (D-5.3, D-5.8). */
export const AKUN_BAWAAN: Readonly<Record<string, NomorAkun>> = {
  ...Object.fromEntries(Object.entries(AKUN_TAMBAHAN).map(([akun, { nomor }]) => [akun, nomor])),
  bank: '1-102',
  biaya: '6-101',
  bunga: '4-104',
  diskon: '4-901',
  dp_pesanan: '2-102',
  dp_service: '2-102',
  hpp: '5-101',
  kartu: '1-103',
  kas: '1-101',
  kas_hutang: '1-101',
  kelebihan_lelang: '2-107',
  kupon: '2-105',
  modal: '3-101',
  ongkos: '4-102',
  pembulatan: '4-902',
  pendapatan: '4-105',
  penjualan: '4-101',
  perjalanan: '1-104',
  persediaan: '1-201',
  pinjaman: '1-106',
  piutang_cicilan: '1-105',
  poin: '2-105',
  pph22: '2-108',
  pph22_dimuka: '1-108',
  ppn: '2-104',
  rk: '1-107',
  selisih_kas: '6-102',
  selisih_stock: '5-102',
  supplier: '2-103',
  titipan: '2-101',
  tukar: '9-101',
  uang_cicilan: '2-106',
};
