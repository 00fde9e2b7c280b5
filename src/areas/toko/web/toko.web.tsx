import { masterDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const tokoWeb: readonly WebScreen[] = [
  masterDoor(
    'master-toko',
    async () => (await import('#areas/toko/contract/toko.master.ts')).tokoMaster,
  ),
  { path: 'settingtoko', load: () => import('#areas/toko/web/settingtoko.screen.tsx') },
];
