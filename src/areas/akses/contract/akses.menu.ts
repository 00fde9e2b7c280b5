import type { MenuRow } from '#kit/contract/menu.ts';
import { level } from '#kit/rules/gate.ts';

/** Only these open /settingsystem (1§6). */
export const bisaSetelan = level('OWN', 'SU', 'DEV', 'MU');

const ALL = ['KASIR', 'SPV', 'MU'] as const;

export const aksesMenu: readonly MenuRow[] = [
  { group: 'Utility', title: 'Ganti Password', path: 'ganti-password', levels: ALL, free: true },
  { group: 'Utility', title: 'Faktor Kedua', path: 'faktor-kedua', levels: ALL, free: true },
  {
    group: 'Utility',
    title: 'Sesi dan Perangkat',
    path: 'sesi-perangkat',
    levels: ALL,
    free: true,
  },
  { group: 'Utility', title: 'Sesi Kasir', path: 'sesi-kasir', levels: ['SPV', 'MU'] },
  { group: 'Pengaturan', title: 'Data Users', path: 'data-users', levels: ['MU'] },
  { group: 'Pengaturan', title: 'Hak Akses Users', path: 'hak-akses-users', levels: [] },
  { group: 'Pengaturan', title: 'Hak Akses News', path: 'hak-akses-news', levels: [] },
  {
    group: 'Pengaturan',
    title: 'Setting System',
    path: 'settingsystem',
    levels: ['MU', 'DEV'],
    gate: bisaSetelan,
  },
  {
    group: 'Laporan/Otorisasi dan Audit',
    title: 'Laporan Otorisasi',
    path: 'laporan-otorisasi',
    levels: ['MU'],
  },
  {
    group: 'Laporan/Otorisasi dan Audit',
    title: 'Laporan Authorization',
    path: 'laporan-authorization',
    levels: ['MU'],
  },
];
