import type { MenuRow } from '#kit/contract/menu.ts';

const KELOLA = ['SPV', 'MU'] as const;

export const stockMenu: readonly MenuRow[] = [
  { group: 'Data Master', title: 'Master Gudang', path: 'master-gudang', levels: KELOLA },
  { group: 'Data Master', title: 'Master Baki', path: 'master-baki', levels: KELOLA },
];
