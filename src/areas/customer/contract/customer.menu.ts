import type { MenuRow } from '#kit/contract/menu.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const KELOLA = ['SPV', 'MU'] as const;
const MANAGER = ['MU'] as const;
export const customerMenu: readonly MenuRow[] = [
  {
    group: 'Member',
    title: 'Setting Member',
    path: 'setting-member',
    levels: MANAGER,
    gate: modul('MEMBER_MODULE'),
  },
  {
    group: 'Data Master',
    title: 'Master Data Hadiah',
    path: 'master-data-hadiah',
    levels: KELOLA,
  },
];
