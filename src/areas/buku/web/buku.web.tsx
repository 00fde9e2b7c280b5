import { reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const bukuWeb: readonly WebScreen[] = [
  { path: 'parameter-akun', load: () => import('#areas/buku/web/parameter-akun.screen.tsx') },
  { path: 'buku-besar', load: () => import('#areas/buku/web/buku-besar.screen.tsx') },
  reportDoor(
    'laporan-jurnal-transaksi',
    async () =>
      (await import('#areas/buku/contract/jurnal-transaksi.report.ts')).jurnalTransaksiReport,
  ),
  reportDoor(
    'laporan-log-aktivitas',
    async () => (await import('#areas/buku/contract/log-aktivitas.report.ts')).logAktivitasReport,
  ),
];
