import { reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const dashboardWeb: readonly WebScreen[] = [
  { path: 'dashboard', load: () => import('#areas/dashboard/web/dashboard.screen.tsx') },
  {
    path: 'dashboardPusat',
    load: () => import('#areas/dashboard/web/dashboard-pusat.screen.tsx'),
  },
  reportDoor(
    'laporan-margin-penjualan',
    async () => (await import('#areas/dashboard/contract/laporan/margin.report.ts')).marginReport,
  ),
  reportDoor(
    'laporan-margin-global',
    async () =>
      (await import('#areas/dashboard/contract/laporan/margin-global.report.ts'))
        .marginGlobalReport,
  ),
  reportDoor(
    'laporan-perubahan-harga-emas',
    async () =>
      (await import('#areas/dashboard/contract/laporan/harga-emas.report.ts')).hargaEmasReport,
  ),
  reportDoor(
    'laporan-perbandingan-jual-beli',
    async () =>
      (await import('#areas/dashboard/contract/laporan/jual-beli.report.ts')).jualBeliReport,
  ),
  reportDoor(
    'laporan-perputaran-stock',
    async () =>
      (await import('#areas/dashboard/contract/laporan/perputaran.report.ts')).perputaranReport,
  ),
  reportDoor(
    'laporan-kinerja-sales',
    async () =>
      (await import('#areas/dashboard/contract/laporan/kinerja-sales.report.ts'))
        .kinerjaSalesReport,
  ),
  reportDoor(
    'laporan-laba-rugi',
    async () =>
      (await import('#areas/dashboard/contract/laporan/laba-rugi.report.ts')).labaRugiReport,
  ),
  reportDoor(
    'laporan-posisi-emas',
    async () =>
      (await import('#areas/dashboard/contract/laporan/posisi-emas.report.ts')).posisiEmasReport,
  ),
  reportDoor(
    'laporan-rekap-kelompok-harga',
    async () =>
      (await import('#areas/dashboard/contract/laporan/rekap-kelompok.report.ts'))
        .rekapKelompokReport,
  ),
  reportDoor(
    'laporan-supplier',
    async () =>
      (await import('#areas/dashboard/contract/laporan/supplier.report.ts')).supplierReport,
  ),
  reportDoor(
    'laporan-analisa-manajerial',
    async () =>
      (await import('#areas/dashboard/contract/laporan/manajerial.report.ts')).manajerialReport,
  ),
  reportDoor(
    'laporan-riwayat-customer',
    async () =>
      (await import('#areas/dashboard/contract/laporan/riwayat-customer.report.ts'))
        .riwayatCustomerReport,
  ),
  reportDoor(
    'laporan-global-transaksi',
    async () =>
      (await import('#areas/dashboard/contract/laporan/global-transaksi.report.ts'))
        .globalTransaksiReport,
  ),
  reportDoor(
    'laporan-global-stock',
    async () =>
      (await import('#areas/dashboard/contract/laporan/global-stock.report.ts')).globalStockReport,
  ),
  reportDoor(
    'laporan-global-hutang',
    async () =>
      (await import('#areas/dashboard/contract/laporan/global-hutang.report.ts'))
        .globalHutangReport,
  ),
  reportDoor(
    'laporan-global-kas',
    async () =>
      (await import('#areas/dashboard/contract/laporan/global-kas.report.ts')).globalKasReport,
  ),
  reportDoor(
    'laporan-perbandingan-cabang',
    async () =>
      (await import('#areas/dashboard/contract/laporan/perbandingan-cabang.report.ts'))
        .perbandinganCabangReport,
  ),
];
