import { reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const opnameWeb: readonly WebScreen[] = [
  { path: 'timbang-baki', load: () => import('#areas/opname/web/timbang/timbang.screen.tsx') },
  { path: 'stock-opname', load: () => import('#areas/opname/web/opname/opname.screen.tsx') },
  {
    path: 'stock-opname-penerimaan',
    load: () => import('#areas/opname/web/penerimaan/opname-terima.screen.tsx'),
  },
  {
    path: 'opname-global-harian',
    load: () => import('#areas/opname/web/global/global.screen.tsx'),
  },
  reportDoor(
    'laporan-opname-global-harian',
    async () => (await import('#areas/opname/contract/global.report.ts')).globalReport,
  ),
  reportDoor(
    'laporan-stock-opname',
    async () => (await import('#areas/opname/contract/opname.report.ts')).opnameReport,
  ),
  reportDoor(
    'laporan-timbang-baki',
    async () => (await import('#areas/opname/contract/timbang.report.ts')).timbangReport,
  ),
];
