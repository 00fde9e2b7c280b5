import { masterDoor, reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

/** Selling, and what belongs to it. */
export const penjualanWeb: readonly WebScreen[] = [
  {
    path: 'transaksi-penjualan',
    load: () => import('#areas/penjualan/web/transaksi-penjualan.screen.tsx'),
  },
  {
    path: 'lihat-penjualan',
    load: () => import('#areas/penjualan/web/lihat-penjualan.screen.tsx'),
  },
  {
    path: 'batal-penjualan',
    load: () => import('#areas/penjualan/web/batal-penjualan.screen.tsx'),
  },
  {
    path: 'lihat-titipan',
    load: () => import('#areas/penjualan/web/titipan/lihat-titipan.screen.tsx'),
  },
  {
    path: 'validasi-jual-beli',
    load: () => import('#areas/penjualan/web/validasi/validasi-jual-beli.screen.tsx'),
  },
  {
    path: 'validasi-titipan',
    load: () => import('#areas/penjualan/web/titipan/validasi-titipan.screen.tsx'),
  },
  {
    path: 'validasi-penjualan',
    load: () => import('#areas/penjualan/web/validasi-penjualan.screen.tsx'),
  },
  masterDoor(
    'master-parameter-keterangan-nota',
    async () =>
      (await import('#areas/penjualan/contract/keterangan-nota.master.ts')).keteranganNotaMaster,
  ),
  reportDoor(
    'laporan-penjualan',
    async () => (await import('#areas/penjualan/contract/penjualan.report.ts')).penjualanReport,
  ),
  reportDoor(
    'laporan-penjualan-faktur',
    async () =>
      (await import('#areas/penjualan/contract/penjualan-faktur.report.ts')).penjualanFakturReport,
  ),
  reportDoor(
    'laporan-batal-penjualan',
    async () =>
      (await import('#areas/penjualan/contract/batal-penjualan.report.ts')).batalPenjualanReport,
  ),
  reportDoor(
    'laporan-titipan',
    async () => (await import('#areas/penjualan/contract/titipan/titipan.report.ts')).titipanReport,
  ),
  reportDoor(
    'laporan-batal-titip',
    async () =>
      (await import('#areas/penjualan/contract/titipan/batal-titip.report.ts')).batalTitipReport,
  ),
  reportDoor(
    'laporan-rekap-penjualan',
    async () =>
      (await import('#areas/penjualan/contract/rekap-penjualan.report.ts')).rekapPenjualanReport,
  ),
  reportDoor(
    'laporan-penjualan-global-jenis',
    async () =>
      (await import('#areas/penjualan/contract/penjualan-global-jenis.report.ts'))
        .penjualanGlobalJenisReport,
  ),
  reportDoor(
    'laporan-ringkasan-penjualan',
    async () =>
      (await import('#areas/penjualan/contract/ringkasan-penjualan.report.ts'))
        .ringkasanPenjualanReport,
  ),
  reportDoor(
    'laporan-potongan-penjualan',
    async () => (await import('#areas/penjualan/contract/potongan.report.ts')).potonganReport,
  ),
  reportDoor(
    'laporan-bonus-sales',
    async () => (await import('#areas/penjualan/contract/bonus-sales.report.ts')).bonusSalesReport,
  ),
  reportDoor(
    'laporan-fee-penjualan',
    async () =>
      (await import('#areas/penjualan/contract/fee-penjualan.report.ts')).feePenjualanReport,
  ),
  reportDoor(
    'laporan-kupon-penjualan',
    async () => (await import('#areas/penjualan/contract/kupon.report.ts')).kuponReport,
  ),
  masterDoor(
    'potongan-penjualan',
    async () => (await import('#areas/penjualan/contract/potongan.master.ts')).potonganMaster,
  ),
  masterDoor(
    'bonus-sales',
    async () => (await import('#areas/penjualan/contract/bonus-sales.master.ts')).bonusSalesMaster,
  ),
  masterDoor(
    'master-marketplace',
    async () => (await import('#areas/penjualan/contract/marketplace.master.ts')).marketplaceMaster,
  ),
  masterDoor(
    'master-keterangan-penjualan',
    async () =>
      (await import('#areas/penjualan/contract/keterangan-penjualan.master.ts'))
        .keteranganPenjualanMaster,
  ),
  masterDoor(
    'master-parameter-point',
    async () => (await import('#areas/penjualan/contract/point.master.ts')).pointMaster,
  ),
  masterDoor(
    'parameter-cicilan',
    async () => (await import('#areas/penjualan/contract/cicilan.master.ts')).cicilanMaster,
  ),
  {
    path: 'kupon-penjualan',
    load: () => import('#areas/penjualan/web/kupon/kupon-penjualan.screen.tsx'),
  },
];
