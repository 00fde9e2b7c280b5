import type { MenuRow } from '#kit/contract/menu.ts';

const KELOLA = ['SPV', 'MU'] as const;
const MANAGER = ['MU'] as const;

export const barangMenu: readonly MenuRow[] = [
  { group: 'Data Master', title: 'Master Kategori', path: 'master-kategori', levels: KELOLA },
  { group: 'Data Master', title: 'Master Jenis', path: 'master-jenis', levels: KELOLA },
  { group: 'Data Master', title: 'Master Group', path: 'master-group', levels: KELOLA },
  { group: 'Data Master', title: 'Master Kadar', path: 'master-kadar', levels: MANAGER },
  {
    group: 'Data Master',
    title: 'Master Parameter Harga Emas',
    path: 'master-parameter-harga-emas',
    levels: MANAGER,
  },
  {
    group: 'Data Master',
    title: 'Parameter Harga Emas Global',
    path: 'parameter-harga-global',
    levels: MANAGER,
  },
  { group: 'Data Master', title: 'Parameter Ongkos', path: 'parameter-ongkos', levels: MANAGER },
];
