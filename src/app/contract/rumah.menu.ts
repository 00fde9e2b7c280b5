import type { MenuRow } from '#kit/contract/menu.ts';
import { bolehEkspor } from '#app/contract/ekspor.api.ts';

/** Screens of the house: they look at every area. */
export const rumahMenu: readonly MenuRow[] = [
  {
    group: 'Utility',
    title: 'Export CSV',
    path: 'export-csv',
    levels: ['MU'],
    gate: bolehEkspor,
  },
];
