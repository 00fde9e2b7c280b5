import type { MenuRow } from '#kit/contract/menu.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** The managerial reports of a shop, and those of head office over its branches. */
export const laporanMenu: readonly MenuRow[] = [
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Margin Penjualan',
    path: 'laporan-margin-penjualan',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Margin Global',
    path: 'laporan-margin-global',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Perubahan Harga Emas',
    path: 'laporan-perubahan-harga-emas',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Perbandingan Jual Beli',
    path: 'laporan-perbandingan-jual-beli',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Perputaran Stock',
    path: 'laporan-perputaran-stock',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Kinerja Sales',
    path: 'laporan-kinerja-sales',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Rekap Kelompok Harga',
    path: 'laporan-rekap-kelompok-harga',
    levels: ['MU'],
    gate: modul('HIDUP_FEATURE_MODULE'),
  },
];
