import type { MenuRow } from '#kit/contract/menu.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const SEMUA = ['KASIR', 'SPV', 'MU'] as const;
const KELOLA = ['SPV', 'MU'] as const;

const MANAGER = ['MU'] as const;
export const penjualanMenu: readonly MenuRow[] = [
  { group: 'Penjualan', title: 'Transaksi Penjualan', path: 'transaksi-penjualan', levels: SEMUA },
  { group: 'Penjualan', title: 'Lihat Penjualan', path: 'lihat-penjualan', levels: SEMUA },
  { group: 'Penjualan', title: 'Batal Penjualan', path: 'batal-penjualan', levels: SEMUA },
  {
    group: 'Penjualan',
    title: 'Lihat Titipan',
    path: 'lihat-titipan',
    levels: SEMUA,
  },
  { group: 'Validasi', title: 'Validasi Penjualan', path: 'validasi-penjualan', levels: SEMUA },
  {
    group: 'Validasi',
    title: 'Validasi Jual Beli',
    path: 'validasi-jual-beli',
    levels: SEMUA,
  },
  {
    group: 'Validasi',
    title: 'Validasi Titipan',
    path: 'validasi-titipan',
    levels: SEMUA,
  },
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
    title: 'Laporan Rekap Penjualan',
    path: 'laporan-rekap-penjualan',
    levels: MANAGER,
    gate: { param: 'TOKO_REKAP_PENJUALAN', holdsToko: true },
  },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Penjualan Global Per Jenis Barang',
    path: 'laporan-penjualan-global-jenis',
    levels: MANAGER,
    gate: modul('HIDUP_FEATURE_MODULE'),
  },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Ringkasan Penjualan',
    path: 'laporan-ringkasan-penjualan',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Batal Penjualan',
    path: 'laporan-batal-penjualan',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Potongan Penjualan',
    path: 'laporan-potongan-penjualan',
    levels: MANAGER,
  },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Bonus Sales',
    path: 'laporan-bonus-sales',
    levels: MANAGER,
    gate: modul('BONUS_SALES_TRANSACTION_MODULE'),
  },
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Fee dan Ongkos Penjualan',
    path: 'laporan-fee-penjualan',
    levels: MANAGER,
  },
  {
    group: 'Laporan/Titipan',
    title: 'Laporan Titipan',
    path: 'laporan-titipan',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Titipan',
    title: 'Laporan Batal Titip',
    path: 'laporan-batal-titip',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Member',
    title: 'Laporan Kupon Penjualan',
    path: 'laporan-kupon-penjualan',
    levels: MANAGER,
    gate: modul('KUPON_PENJUALAN_MODULE'),
  },
  {
    group: 'Data Master',
    title: 'Master Keterangan Nota',
    path: 'master-parameter-keterangan-nota',
    levels: KELOLA,
  },
  {
    group: 'Data Master',
    title: 'Potongan Penjualan',
    path: 'potongan-penjualan',
    levels: MANAGER,
    gate: modul('POTONGAN_PENJUALAN_MODULE'),
  },
  {
    group: 'Penjualan',
    title: 'Kupon Penjualan',
    path: 'kupon-penjualan',
    levels: KELOLA,
    gate: modul('KUPON_PENJUALAN_MODULE'),
  },
  {
    group: 'Data Master',
    title: 'Bonus Sales',
    path: 'bonus-sales',
    levels: MANAGER,
    gate: modul('BONUS_SALES_TRANSACTION_MODULE'),
  },
  {
    group: 'Data Master',
    title: 'Master Marketplace',
    path: 'master-marketplace',
    levels: KELOLA,
  },
  {
    group: 'Data Master',
    title: 'Master Keterangan Penjualan',
    path: 'master-keterangan-penjualan',
    levels: KELOLA,
  },
  {
    group: 'Data Master',
    title: 'Master Parameter Point',
    path: 'master-parameter-point',
    levels: MANAGER,
  },
  {
    group: 'Data Master',
    title: 'Parameter Cicilan',
    path: 'parameter-cicilan',
    levels: MANAGER,
    gate: modul('CICILAN_MODULE'),
  },
];
