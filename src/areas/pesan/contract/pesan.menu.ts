import type { MenuRow } from '#kit/contract/menu.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const KELOLA = ['SPV', 'MU'] as const;
export const pesanMenu: readonly MenuRow[] = [
  {
    group: 'Utility',
    title: 'WhatsApp',
    path: 'whatsapp',
    levels: KELOLA,
    gate: modul('WHATSAPP_MODULE'),
  },
  {
    group: 'Utility',
    title: 'Jadwal Notifikasi Promo Ke Customer',
    path: 'jadwal-notifikasi-promo',
    levels: KELOLA,
    gate: modul('NOTIF_WABLAS_PROMO'),
  },
];
