import type { MenuRow } from '#kit/contract/menu.ts';

const KELOLA = ['SPV', 'MU'] as const;

const MANAGER = ['MU'] as const;
export const tokoMenu: readonly MenuRow[] = [
  { group: 'Data Master', title: 'Master Sales', path: 'master-sales', levels: KELOLA },
  {
    group: 'Data Master',
    title: 'Parameter Fee Penjualan',
    path: 'parameter-fee-penjualan',
    levels: MANAGER,
  },
  { group: 'Pengaturan', title: 'Setting Toko', path: 'settingtoko', levels: ['MU'] },
];
