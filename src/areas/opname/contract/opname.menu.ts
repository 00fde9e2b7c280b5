import type { MenuRow } from '#kit/contract/menu.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const KELOLA = ['SPV', 'MU'] as const;
const SEMUA = ['KASIR', 'SPV', 'MU'] as const;

export const opnameMenu: readonly MenuRow[] = [
  { group: 'Barang', title: 'Timbang Baki', path: 'timbang-baki', levels: SEMUA },
  {
    group: 'Barang',
    title: 'Opname Global Harian',
    path: 'opname-global-harian',
    levels: SEMUA,
    gate: modul('OPNAME_GLOBAL_DAILY_MODULE'),
  },
  { group: 'Barang', title: 'Stock Opname', path: 'stock-opname', levels: SEMUA },
  {
    group: 'Barang',
    title: 'Stock Opname Penerimaan',
    path: 'stock-opname-penerimaan',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Stock Opname',
    path: 'laporan-stock-opname',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Opname Global Harian',
    path: 'laporan-opname-global-harian',
    levels: ['MU'],
    gate: modul('OPNAME_GLOBAL_DAILY_MODULE'),
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Timbang Baki',
    path: 'laporan-timbang-baki',
    levels: KELOLA,
  },
];
