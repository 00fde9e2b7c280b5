import type { MenuRow } from '#kit/contract/menu.ts';
import { PUSAT } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { laporanMenu } from '#areas/dashboard/contract/laporan/laporan.menu.ts';

export const dashboardMenu: readonly MenuRow[] = [
  {
    group: 'Beranda',
    title: 'Dashboard Toko',
    path: 'dashboard',
    levels: ['KASIR', 'SPV', 'MU'],
    free: true,
  },
  {
    group: 'Pusat',
    title: 'Dashboard Pusat',
    path: 'dashboardPusat',
    levels: ['SPV', 'MU'],
    gate: PUSAT,
    free: true,
  },
  ...laporanMenu,
];
