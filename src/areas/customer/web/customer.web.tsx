import { masterDoor, mastersDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const customerWeb: readonly WebScreen[] = [
  masterDoor(
    'master-data-hadiah',
    async () => (await import('#areas/customer/contract/hadiah.master.ts')).hadiahMaster,
  ),
  mastersDoor('setting-member', async () => [
    (await import('#areas/customer/contract/afiliasi.master.ts')).afiliasiMaster,
  ]),
];
