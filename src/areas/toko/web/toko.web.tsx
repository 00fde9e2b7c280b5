import { masterDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const tokoWeb: readonly WebScreen[] = [
  masterDoor(
    'master-toko',
    async () => (await import('#areas/toko/contract/toko.master.ts')).tokoMaster,
  ),
  masterDoor(
    'master-sales',
    async () => (await import('#areas/toko/contract/sales.master.ts')).salesMaster,
  ),
  masterDoor(
    'parameter-fee-penjualan',
    async () => (await import('#areas/toko/contract/fee-penjualan.master.ts')).feePenjualanMaster,
  ),
  { path: 'settingtoko', load: () => import('#areas/toko/web/settingtoko.screen.tsx') },
];
