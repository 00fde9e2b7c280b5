import { masterDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const customerWeb: readonly WebScreen[] = [
  masterDoor(
    'master-data-hadiah',
    async () => (await import('#areas/customer/contract/hadiah.master.ts')).hadiahMaster,
  ),
  {
    path: 'setting-member',
    load: () => import('#areas/customer/web/setting-member/setting-member.screen.tsx'),
  },
];
