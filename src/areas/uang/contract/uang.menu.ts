import type { MenuRow } from '#kit/contract/menu.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const HARIAN = modul('DAILY_SALDO_TRANSACTION_REPORT_MODULE');
const MANAGER = ['MU'] as const;
const SPV = ['SPV', 'MU'] as const;

export const uangMenu: readonly MenuRow[] = [
  { group: 'Validasi', title: 'Validasi Non Cash', path: 'validasi-non-cash', levels: SPV },
  { group: 'Keuangan', title: 'Uang Kas', path: 'uang-kas', levels: ['KASIR', 'SPV', 'MU'] },
  { group: 'Keuangan', title: 'Uang Bank', path: 'uang-bank', levels: SPV },
  { group: 'Keuangan', title: 'Mutasi Uang Bank', path: 'mutasi-uang-bank', levels: SPV },
  { group: 'Keuangan', title: 'Mutasi Uang Cash', path: 'mutasi-uang-cash', levels: SPV },
  { group: 'Keuangan', title: 'Pengalihan Saldo Uang', path: 'pengalihan-saldo-uang', levels: SPV },
  {
    group: 'Data Master',
    title: 'Master Kode Transaksi',
    path: 'master-kode-transaksi',
    levels: MANAGER,
  },
  { group: 'Data Master', title: 'Master Bank', path: 'master-bank', levels: MANAGER },
  { group: 'Data Master', title: 'Master Rekening', path: 'master-rekening', levels: MANAGER },
  {
    group: 'Laporan/Keuangan',
    title: 'Laporan Kas',
    path: 'laporan-kas',
    levels: ['KASIR', 'SPV', 'MU'],
  },
  {
    group: 'Laporan/Keuangan',
    title: 'Laporan Transaksi Non Cash',
    path: 'laporan-non-cash',
    levels: SPV,
  },
  {
    group: 'Laporan/Keuangan',
    title: 'Laporan Non Cash Belum Validasi',
    path: 'laporan-non-cash-belum-validasi',
    levels: SPV,
  },
  {
    group: 'Laporan/Keuangan',
    title: 'Laporan Uang Bank',
    path: 'laporan-uang-bank',
    levels: SPV,
  },
  {
    group: 'Laporan/Keuangan',
    title: 'Laporan Mutasi Uang',
    path: 'laporan-mutasi-uang',
    levels: MANAGER,
  },
  {
    group: 'Laporan/Keuangan',
    title: 'Laporan Kas Per Kategori',
    path: 'laporan-kas-kategori',
    levels: MANAGER,
  },
  {
    group: 'Laporan/Keuangan',
    title: 'Laporan Saldo Harian',
    path: 'laporan-saldo-harian',
    gate: HARIAN,
    levels: MANAGER,
  },
  {
    group: 'Laporan/Keuangan',
    title: 'Laporan Saldo Transaksi Harian',
    path: 'laporan-saldo-transaksi-harian',
    gate: HARIAN,
    levels: [],
    hidden: true,
  },
];
