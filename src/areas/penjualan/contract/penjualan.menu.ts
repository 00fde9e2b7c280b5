import type { MenuRow } from '#kit/contract/menu.ts';

const SEMUA = ['KASIR', 'SPV', 'MU'] as const;
const KELOLA = ['SPV', 'MU'] as const;

export const penjualanMenu: readonly MenuRow[] = [
  { group: 'Penjualan', title: 'Transaksi Penjualan', path: 'transaksi-penjualan', levels: SEMUA },
  { group: 'Penjualan', title: 'Lihat Penjualan', path: 'lihat-penjualan', levels: SEMUA },
  { group: 'Penjualan', title: 'Batal Penjualan', path: 'batal-penjualan', levels: SEMUA },
  { group: 'Validasi', title: 'Validasi Penjualan', path: 'validasi-penjualan', levels: SEMUA },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Penjualan',
    path: 'laporan-penjualan',
    levels: SEMUA,
  },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Penjualan Per Faktur',
    path: 'laporan-penjualan-faktur',
    levels: SEMUA,
  },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Batal Penjualan',
    path: 'laporan-batal-penjualan',
    levels: KELOLA,
  },
  {
    group: 'Data Master',
    title: 'Master Keterangan Nota',
    path: 'master-parameter-keterangan-nota',
    levels: KELOLA,
  },
];
