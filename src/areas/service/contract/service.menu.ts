import type { MenuRow } from '#kit/contract/menu.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const KELOLA = ['SPV', 'MU'] as const;
export const serviceMenu: readonly MenuRow[] = [
  {
    group: 'Data Master',
    title: 'Master Tukang',
    path: 'master-tukang',
    levels: KELOLA,
  },
  {
    group: 'Data Master',
    title: 'Parameter Deskripsi Service',
    path: 'parameter-deskripsi-service',
    levels: KELOLA,
    gate: modul('PARAMETER_DESKRIPSI_SERVICE_MODULE'),
  },
];
