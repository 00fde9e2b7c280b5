import { masterDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const penjualanWeb: readonly WebScreen[] = [
  masterDoor(
    'master-parameter-keterangan-nota',
    async () =>
      (await import('#areas/penjualan/contract/keterangan-nota.master.ts')).keteranganNotaMaster,
  ),
];
