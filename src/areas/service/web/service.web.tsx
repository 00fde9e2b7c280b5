import { masterDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const serviceWeb: readonly WebScreen[] = [
  masterDoor(
    'master-tukang',
    async () => (await import('#areas/service/contract/tukang.master.ts')).tukangMaster,
  ),
  masterDoor(
    'parameter-deskripsi-service',
    async () =>
      (await import('#areas/service/contract/deskripsi-service.master.ts')).deskripsiServiceMaster,
  ),
];
