import type { MenuRow } from '#kit/contract/menu.ts';

export const bukuMenu: readonly MenuRow[] = [
  { group: 'Keuangan', title: 'Buku Besar', path: 'buku-besar', levels: ['MU'] },
];
