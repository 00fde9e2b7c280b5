import { masterDoor, reportDoor } from '#kit/web/frame/doors.ts';
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
  masterDoor(
    'master-kode-transaksi',
    async () => (await import('#areas/uang/contract/kode-transaksi.master.ts')).kodeTransaksiMaster,
  ),
  masterDoor(
    'master-bank',
    async () => (await import('#areas/uang/contract/bank.master.ts')).bankMaster,
  ),
  masterDoor(
    'master-rekening',
    async () => (await import('#areas/uang/contract/rekening.master.ts')).rekeningMaster,
  ),
  reportDoor(
    'laporan-kas',
    async () => (await import('#areas/uang/contract/kas.report.ts')).kasReport,
  ),
  reportDoor(
    'laporan-non-cash',
    async () => (await import('#areas/uang/contract/non-cash.report.ts')).nonCashReport,
  ),
  reportDoor(
    'laporan-non-cash-belum-validasi',
    async () => (await import('#areas/uang/contract/non-cash.report.ts')).nonCashBelumReport,
  ),
  reportDoor(
    'laporan-uang-bank',
    async () => (await import('#areas/uang/contract/bank.report.ts')).uangBankReport,
  ),
  reportDoor(
    'laporan-mutasi-uang',
    async () => (await import('#areas/uang/contract/bank.report.ts')).mutasiUangReport,
  ),
  reportDoor(
    'laporan-kas-kategori',
    async () => (await import('#areas/uang/contract/kas-kategori.report.ts')).kasKategoriReport,
  ),
  ...['laporan-saldo-harian', 'laporan-saldo-transaksi-harian'].map((path) =>
    reportDoor(
      path,
      async () => (await import('#areas/uang/contract/saldo-harian.report.ts')).saldoHarianReport,
    ),
  ),
];
