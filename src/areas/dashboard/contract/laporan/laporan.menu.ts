import type { MenuRow } from '#kit/contract/menu.ts';
import { any, level, not } from '#kit/rules/gate.ts';
import { PUSAT, PUSAT_HIDUP, PUSAT_STOCK } from '#areas/dashboard/contract/laporan/gerbang.ts';
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
    title: 'Laporan Laba Rugi Ringkas',
    path: 'laporan-laba-rugi',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Posisi Emas',
    path: 'laporan-posisi-emas',
    levels: ['MU'],
    gate: any(not(modul('SEMBUNYI_SALDO_MODULE')), level('OWN', 'SU')),
  },
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Rekap Kelompok Harga',
    path: 'laporan-rekap-kelompok-harga',
    levels: ['MU'],
    gate: modul('HIDUP_FEATURE_MODULE'),
  },
  {
    group: 'Laporan/Manajerial',
    title: 'Laporan Analisa Manajerial',
    path: 'laporan-analisa-manajerial',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Supplier',
    path: 'laporan-supplier',
    levels: ['MU'],
    gate: modul('SUPPLIER_BARANG_MODULE'),
  },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Riwayat Customer',
    path: 'laporan-riwayat-customer',
    levels: ['KASIR', 'SPV', 'MU'],
  },
  {
    group: 'Laporan/Pusat',
    title: 'Laporan Global Transaksi',
    path: 'laporan-global-transaksi',
    levels: ['MU'],
    gate: PUSAT_HIDUP,
  },
  {
    group: 'Laporan/Pusat',
    title: 'Laporan Global Stock',
    path: 'laporan-global-stock',
    levels: ['MU'],
    gate: PUSAT_STOCK,
  },
  {
    group: 'Laporan/Pusat',
    title: 'Laporan Global Hutang',
    path: 'laporan-global-hutang',
    levels: ['MU'],
    gate: PUSAT_HIDUP,
  },
  {
    group: 'Laporan/Pusat',
    title: 'Laporan Global Kas',
    path: 'laporan-global-kas',
    levels: ['MU'],
    gate: PUSAT_HIDUP,
  },
  {
    group: 'Laporan/Pusat',
    title: 'Laporan Perbandingan Cabang',
    path: 'laporan-perbandingan-cabang',
    levels: ['MU'],
    gate: PUSAT,
  },
];
