import type { MenuRow } from '#kit/contract/menu.ts';
import { any } from '#kit/rules/gate.ts';
import { bolehSettingNota } from '#areas/toko/contract/toko.gates.ts';
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
  {
    group: 'Pengaturan',
    title: 'Setting Nota',
    path: 'setting-nota',
    levels: KELOLA,
    gate: bolehSettingNota,
  },
  {
    group: 'Pengaturan',
    title: 'Setting Nota Slip',
    path: 'setting-nota-slip',
    levels: KELOLA,
    gate: bolehSettingNota,
  },
];
