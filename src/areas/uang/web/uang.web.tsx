import { reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const uangWeb: readonly WebScreen[] = [
  { path: 'uang-kas', load: () => import('#areas/uang/web/uang-kas.screen.tsx') },
  { path: 'uang-bank', load: () => import('#areas/uang/web/uang-bank.screen.tsx') },
  {
    path: 'mutasi-uang-bank',
    load: async () => ({
      default: (await import('#areas/uang/web/mutasi/layar-mutasi.tsx')).MutasiBank,
    }),
  },
  {
    path: 'mutasi-uang-cash',
    load: async () => ({
      default: (await import('#areas/uang/web/mutasi/layar-mutasi.tsx')).MutasiCash,
    }),
  },
  {
    path: 'pengalihan-saldo-uang',
    load: async () => ({
      default: (await import('#areas/uang/web/mutasi/layar-mutasi.tsx')).PengalihanSaldo,
    }),
  },
  {
    path: 'validasi-non-cash',
    load: () => import('#areas/uang/web/validasi-non-cash.screen.tsx'),
  },
  { path: 'kirim-uang-pusat', load: () => import('#areas/uang/web/kirim/kirim-uang.screen.tsx') },
  { path: 'terima-uang-kas', load: () => import('#areas/uang/web/kirim/terima-uang.screen.tsx') },
  ...['laporan-kirim-uang-pusat', 'laporan-kirim-uang'].map((path) =>
    reportDoor(
      path,
      async () => (await import('#areas/uang/contract/kirim-pusat.report.ts')).kirimPusatReport,
    ),
  ),
  ...['laporan-saldo-harian', 'laporan-saldo-transaksi-harian'].map((path) =>
    reportDoor(
      path,
      async () => (await import('#areas/uang/contract/saldo-harian.report.ts')).saldoHarianReport,
    ),
  ),
];
