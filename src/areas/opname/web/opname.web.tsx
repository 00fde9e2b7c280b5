import { reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const opnameWeb: readonly WebScreen[] = [
  { path: 'timbang-baki', load: () => import('#areas/opname/web/timbang/timbang.screen.tsx') },
  reportDoor(
    'laporan-timbang-baki',
    async () => (await import('#areas/opname/contract/timbang.report.ts')).timbangReport,
  ),
];
