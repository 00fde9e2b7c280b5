import { masterDoor, reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const pembelianWeb: readonly WebScreen[] = [
  {
    path: 'transaksi-pembelian',
    load: () => import('#areas/pembelian/web/transaksi-pembelian.screen.tsx'),
  },
  {
    path: 'lihat-pembelian',
    load: () => import('#areas/pembelian/web/lihat-pembelian.screen.tsx'),
  },
  {
    path: 'batal-pembelian',
    load: () => import('#areas/pembelian/web/batal-pembelian.screen.tsx'),
  },
  {
    path: 'hancur-pembelian',
    load: () => import('#areas/pembelian/web/hancur-pembelian.screen.tsx'),
  },
  masterDoor(
    'master-kondisi-pembelian',
    async () =>
      (await import('#areas/pembelian/contract/kondisi-beli.master.ts')).kondisiBeliMaster,
  ),
  masterDoor(
    'master-parameter-rugi-nota',
    async () => (await import('#areas/pembelian/contract/rugi-nota.master.ts')).rugiNotaMaster,
  ),
  reportDoor(
    'laporan-pembelian-faktur',
    async () =>
      (await import('#areas/pembelian/contract/pembelian-faktur.report.ts')).pembelianFakturReport,
  ),
  reportDoor(
    'laporan-pembelian',
    async () => (await import('#areas/pembelian/contract/pembelian.report.ts')).pembelianReport,
  ),
  reportDoor(
    'laporan-ringkasan-pembelian',
    async () =>
      (await import('#areas/pembelian/contract/ringkasan-pembelian.report.ts'))
        .ringkasanPembelianReport,
  ),
  reportDoor(
    'laporan-batal-pembelian',
    async () =>
      (await import('#areas/pembelian/contract/batal-pembelian.report.ts')).batalPembelianReport,
  ),
  reportDoor(
    'laporan-selisih-nota',
    async () =>
      (await import('#areas/pembelian/contract/selisih-nota.report.ts')).selisihNotaReport,
  ),
];
