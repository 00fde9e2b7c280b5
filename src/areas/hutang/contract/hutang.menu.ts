import type { MenuRow } from '#kit/contract/menu.ts';
import { pakaiTabelPokok } from '#areas/hutang/contract/hutang.gates.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const MANAGER = ['MU'] as const;
export const hutangMenu: readonly MenuRow[] = [
  {
    group: 'Data Master',
    title: 'Master Kondisi Pinjaman',
    path: 'master-kondisi-pinjaman',
    levels: MANAGER,
  },
  {
    group: 'Data Master',
    title: 'Parameter Jumlah Hutang Pokok',
    path: 'parameter-jumlah-hutang-pokok',
    levels: MANAGER,
    gate: pakaiTabelPokok,
  },
  {
    group: 'Data Master',
    title: 'Parameter Bunga Hutang',
    path: 'parameter-bunga-hutang',
    levels: MANAGER,
    gate: modul('PARAMETER_BUNGA_HUTANG_MODULE'),
  },
  {
    group: 'Data Master',
    title: 'Plafond Hutang',
    path: 'plafond-hutang',
    levels: MANAGER,
    gate: modul('PLAFOND_HUTANG_MODULE'),
  },
];
