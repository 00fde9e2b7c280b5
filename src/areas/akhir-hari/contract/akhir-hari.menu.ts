import type { MenuRow } from '#kit/contract/menu.ts';

export const akhirHariMenu: readonly MenuRow[] = [
  { group: 'Utility', title: 'Tutup Toko', path: 'tutup-toko', levels: ['KASIR', 'SPV', 'MU'] },
  { group: 'Laporan/Akhir Hari', title: 'Laporan EOD', path: 'laporan-eod', levels: ['MU'] },
  {
    group: 'Laporan/Akhir Hari',
    title: 'Laporan Akhir Hari',
    path: 'laporan-akhir_hari',
    levels: ['SPV', 'MU'],
  },
  {
    group: 'Laporan/Akhir Hari',
    title: 'Laporan Keuangan Akhir Hari',
    path: 'laporan-keuangan-akhir-hari',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Akhir Hari',
    title: 'Laporan Tutup Toko',
    path: 'laporan-tutup-toko',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Akhir Hari',
    title: 'Laporan Setoran Kasir',
    path: 'laporan-setoran-kasir',
    levels: ['KASIR', 'SPV', 'MU'],
  },
];
