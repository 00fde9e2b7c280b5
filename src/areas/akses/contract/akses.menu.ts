import type { MenuRow } from '#kit/contract/menu.ts';

const ALL = ['KASIR', 'SPV', 'MU'] as const;

export const aksesMenu: readonly MenuRow[] = [
  { group: 'Utility', title: 'Ganti Password', path: 'ganti-password', levels: ALL, free: true },
  { group: 'Pengaturan', title: 'Data Users', path: 'data-users', levels: ['MU'] },
];
