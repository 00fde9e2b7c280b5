import { masterDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

/** Selling, and what belongs to it. */
export const penjualanWeb: readonly WebScreen[] = [
  {
    path: 'transaksi-penjualan',
    load: () => import('#areas/penjualan/web/transaksi-penjualan.screen.tsx'),
  },
  masterDoor(
    'master-parameter-keterangan-nota',
    async () =>
      (await import('#areas/penjualan/contract/keterangan-nota.master.ts')).keteranganNotaMaster,
  ),
];
