import type { MenuRow } from '#kit/contract/menu.ts';
import { level } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';

export const bukuMenu: readonly MenuRow[] = [
  { group: 'Keuangan', title: 'Buku Besar', path: 'buku-besar', levels: ['MU'] },
  {
    group: 'Data Master/Akuntansi',
    title: 'Parameter Akun',
    path: 'parameter-akun',
    levels: ['MU'],
    gate: modul('AKUNTANSI_MODULE'),
  },
  {
    group: 'Laporan/Keuangan',
    title: 'Laporan Jurnal Transaksi',
    path: 'laporan-jurnal-transaksi',
    levels: ['MU'],
    gate: modul('AKUNTANSI_MODULE'),
  },
  {
    group: 'Laporan/Otorisasi dan Audit',
    title: 'Laporan Log Aktivitas User',
    path: 'laporan-log-aktivitas',
    levels: ['MU'],
    gate: level('OWN', 'SU', 'MU', 'DEV'),
  },
];
