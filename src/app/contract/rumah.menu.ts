import type { MenuRow } from '#kit/contract/menu.ts';
import { bolehEkspor, bolehSiapkanToko } from '#app/contract/rumah.gates.ts';

/** Screens of the house: they look at every area. */
export const rumahMenu: readonly MenuRow[] = [
  {
    group: 'Utility',
    title: 'Faktur Bermasalah',
    path: 'faktur-bermasalah',
    levels: ['SPV', 'MU'],
  },
  { group: 'Utility', title: 'Grosir', path: 'redirect-to-grosir', levels: ['SPV', 'MU'] },
  {
    group: 'Pusat',
    title: 'Siapkan Toko',
    path: 'siapkan-toko',
    levels: [],
    gate: bolehSiapkanToko,
  },
  {
    group: 'Utility',
    title: 'Import Data Pusat',
    path: 'import-data-pusat',
    levels: ['MU'],
    gate: { variant: 'cabang' },
  },
  {
    group: 'Pusat',
    title: 'Terbitkan Data Pusat',
    path: 'terbit-data-pusat',
    levels: ['MU'],
    gate: { variant: 'pusat' },
  },
  {
    group: 'Utility',
    title: 'Export CSV',
    path: 'export-csv',
    levels: ['MU'],
    gate: bolehEkspor,
  },
];
