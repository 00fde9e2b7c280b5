import type { MenuRow } from '#kit/contract/menu.ts';
import { any, level, not } from '#kit/rules/gate.ts';
import { TOKO_KADAR } from '#areas/stock/contract/stock.gates.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const KELOLA = ['SPV', 'MU'] as const;
const SEMUA = ['KASIR', 'SPV', 'MU'] as const;

export const stockMenu: readonly MenuRow[] = [
  { group: 'Barang', title: 'Tambah Data Barang', path: 'tambah-data-barang', levels: KELOLA },
  { group: 'Barang', title: 'Tambah Barang Banyak', path: 'tambah-barang-banyak', levels: KELOLA },
  { group: 'Barang', title: 'Data Barang', path: 'data-barang', levels: SEMUA },
  { group: 'Barang', title: 'Pindah Barang', path: 'pindah-barang', levels: KELOLA },
  {
    group: 'Barang',
    title: 'Pindah Barang Satu Baki',
    path: 'pindah-barang-satu-baki',
    levels: KELOLA,
  },
  { group: 'Barang', title: 'Lihat Pindah Barang', path: 'lihat-pindah-barang', levels: KELOLA },
  { group: 'Barang', title: 'Hancur Data Barang', path: 'hancur-data-barang', levels: KELOLA },
  { group: 'Barang', title: 'Cetak Barcode', path: 'cetak-barcode', levels: KELOLA },
  {
    group: 'Barang',
    title: 'Tambah dan Ambil Stock Aksesoris',
    path: 'tambah-dan-ambil-stock-aksesoris',
    levels: SEMUA,
  },
  { group: 'Barang', title: 'Update Profit Barang', path: 'update-profit-barang', levels: ['MU'] },
  {
    group: 'Barang',
    title: 'Update Kadar',
    path: 'update-kadar',
    levels: ['MU'],
    gate: TOKO_KADAR,
  },
  { group: 'Barang', title: 'RFID', path: 'rfid', levels: KELOLA, gate: modul('RFID_MODULE') },
  { group: 'Data Master', title: 'Master Gudang', path: 'master-gudang', levels: KELOLA },
  { group: 'Data Master', title: 'Master Baki', path: 'master-baki', levels: KELOLA },
  { group: 'Data Master', title: 'Master Aksesoris', path: 'master-aksesoris', levels: KELOLA },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Mutasi Stock',
    path: 'laporan-mutasi-stock',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Kelompok Barang',
    path: 'laporan-kelompok-barang',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Analisis Harga Barang',
    path: 'laporan-analisis-harga-barang',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Tambah Barang',
    path: 'laporan-tambah-barang',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Umur Stock',
    path: 'laporan-umur-stock',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Stock Aksesoris',
    path: 'laporan-stock-aksesoris',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Stock Barang',
    path: 'laporan-stock-barang',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Saldo Stock',
    path: 'laporan-saldo-stock',
    levels: ['MU'],
    gate: any(not(modul('SEMBUNYI_SALDO_MODULE')), level('OWN', 'SU')),
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Kartu Stock',
    path: 'laporan-kartu-stock',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Hancur Barang',
    path: 'laporan-hancur-barang',
    levels: ['MU'],
  },
];
