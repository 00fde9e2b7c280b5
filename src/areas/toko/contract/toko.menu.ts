import type { MenuRow } from '#kit/contract/menu.ts';
import { any } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const KELOLA = ['SPV', 'MU'] as const;

const MANAGER = ['MU'] as const;
export const tokoMenu: readonly MenuRow[] = [
  {
    group: 'Kirim Barang',
    title: 'Master Toko',
    path: 'master-toko',
    levels: MANAGER,
    gate: any(modul('KIRIM_BARANG_MODULE'), { variant: 'pusat' }),
  },
  { group: 'Data Master', title: 'Master Sales', path: 'master-sales', levels: KELOLA },
  {
    group: 'Data Master',
    title: 'Parameter Fee Penjualan',
    path: 'parameter-fee-penjualan',
    levels: MANAGER,
  },
  { group: 'Pengaturan', title: 'Setting Toko', path: 'settingtoko', levels: ['MU'] },
];
