import { reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

/** The end of a day. */
export const akhirHariWeb: readonly WebScreen[] = [
  { path: 'tutup-toko', load: () => import('#areas/akhir-hari/web/tutup-toko.screen.tsx') },
  reportDoor(
    'laporan-eod',
    async () => (await import('#areas/akhir-hari/contract/eod.report.ts')).eodReport,
  ),
  reportDoor(
    'laporan-akhir_hari',
    async () => (await import('#areas/akhir-hari/contract/akhir-hari.report.ts')).akhirHariReport,
  ),
  reportDoor(
    'laporan-keuangan-akhir-hari',
    async () =>
      (await import('#areas/akhir-hari/contract/keuangan-akhir-hari.report.ts'))
        .keuanganAkhirHariReport,
  ),
  reportDoor(
    'laporan-tutup-toko',
    async () => (await import('#areas/akhir-hari/contract/tutup.report.ts')).tutupTokoReport,
  ),
  reportDoor(
    'laporan-setoran-kasir',
    async () =>
      (await import('#areas/akhir-hari/contract/setoran-kasir.report.ts')).setoranKasirReport,
  ),
];
