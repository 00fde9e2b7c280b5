import { masterDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const stockWeb: readonly WebScreen[] = [
  masterDoor(
    'master-gudang',
    async () => (await import('#areas/stock/contract/gudang.master.ts')).gudangMaster,
  ),
  masterDoor(
    'master-baki',
    async () => (await import('#areas/stock/contract/baki.master.ts')).bakiMaster,
  ),
];
