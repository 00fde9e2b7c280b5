import { reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const terimaWeb: readonly WebScreen[] = [
  { path: 'penerimaan-barang', load: () => import('#areas/terima/web/penerimaan.screen.tsx') },
  {
    path: 'batal-penerimaan-barang',
    load: () => import('#areas/terima/web/batal-penerimaan.screen.tsx'),
  },
  reportDoor(
    'laporan-terima-barang',
    async () => (await import('#areas/terima/contract/terima.report.ts')).terimaReport,
  ),
  reportDoor(
    'laporan-batal-terima-barang',
    async () => (await import('#areas/terima/contract/terima.report.ts')).batalTerimaReport,
  ),
];
