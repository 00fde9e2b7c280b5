import { reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

/** Reports over several areas. */
export const pengawasanWeb: readonly WebScreen[] = [
  reportDoor(
    'laporan-cetak-ulang',
    async () => (await import('#areas/pengawasan/contract/cetak-ulang.report.ts')).cetakUlangReport,
  ),
  reportDoor(
    'laporan-pembatalan',
    async () => (await import('#areas/pengawasan/contract/pembatalan.report.ts')).pembatalanReport,
  ),
  reportDoor(
    'laporan-validasi-transaksi',
    async () => (await import('#areas/pengawasan/contract/validasi.report.ts')).validasiReport,
  ),
  reportDoor(
    'laporan-faktur-bermasalah',
    async () =>
      (await import('#areas/pengawasan/contract/faktur-bermasalah.report.ts'))
        .fakturBermasalahReport,
  ),
  reportDoor(
    'laporan-sinyal-kecurangan',
    async () => (await import('#areas/pengawasan/contract/sinyal.report.ts')).sinyalReport,
  ),
  {
    path: 'laporan-transaksi-wajib-lapor',
    load: () => import('#areas/pengawasan/web/wajib-lapor.screen.tsx'),
  },
  reportDoor(
    'laporan-rekap-pajak',
    async () => (await import('#areas/pengawasan/contract/rekap-pajak.report.ts')).rekapPajakReport,
  ),
  reportDoor(
    'laporan-pajak-penjualan',
    async () =>
      (await import('#areas/pengawasan/contract/pajak-penjualan.report.ts')).pajakPenjualanReport,
  ),
  reportDoor(
    'laporan-pajak-pembelian',
    async () =>
      (await import('#areas/pengawasan/contract/pajak-pembelian.report.ts')).pajakPembelianReport,
  ),
];
