import { masterDoor, mastersDoor, reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const hutangWeb: readonly WebScreen[] = [
  { path: 'transaksi-hutang', load: () => import('#areas/hutang/web/transaksi-hutang.screen.tsx') },
  { path: 'lihat-hutang', load: () => import('#areas/hutang/web/lihat-hutang.screen.tsx') },
  {
    path: 'batal-hutang-lunas',
    load: () => import('#areas/hutang/web/batal-hutang-lunas.screen.tsx'),
  },
  {
    path: 'validasi-hutang',
    load: () => import('#areas/hutang/web/validasi/validasi-hutang.screen.tsx'),
  },
  {
    path: 'validasi-pelunasan-hutang',
    load: () => import('#areas/hutang/web/validasi/validasi-pelunasan-hutang.screen.tsx'),
  },
  { path: 'lelang-hutang', load: () => import('#areas/hutang/web/lelang-hutang.screen.tsx') },
  {
    path: 'stock-opname-hutang',
    load: () => import('#areas/hutang/web/stock-opname-hutang.screen.tsx'),
  },
  masterDoor(
    'master-kondisi-pinjaman',
    async () =>
      (await import('#areas/hutang/contract/kondisi-pinjaman.master.ts')).kondisiPinjamanMaster,
  ),
  masterDoor(
    'parameter-jumlah-hutang-pokok',
    async () => (await import('#areas/hutang/contract/hutang-pokok.master.ts')).hutangPokokMaster,
  ),
  masterDoor(
    'parameter-bunga-hutang',
    async () => (await import('#areas/hutang/contract/bunga-hutang.master.ts')).bungaHutangMaster,
  ),
  mastersDoor('plafond-hutang', async () => [
    (await import('#areas/hutang/contract/plafond-hutang.master.ts')).plafondHutangMaster,
    (await import('#areas/hutang/contract/plafond-kadar.master.ts')).plafondKadarMaster,
  ]),
  reportDoor(
    'laporan-hutang',
    async () => (await import('#areas/hutang/contract/laporan/hutang.report.ts')).hutangReport,
  ),
  reportDoor(
    'laporan-penebusan-detail',
    async () =>
      (await import('#areas/hutang/contract/laporan/penebusan.report.ts')).penebusanReport,
  ),
  reportDoor(
    'laporan-rekap-pinjaman',
    async () =>
      (await import('#areas/hutang/contract/laporan/rekap-pinjaman.report.ts')).rekapPinjamanReport,
  ),
  reportDoor(
    'laporan-rekap-penebusan',
    async () =>
      (await import('#areas/hutang/contract/laporan/rekap-penebusan.report.ts'))
        .rekapPenebusanReport,
  ),
  reportDoor(
    'laporan-bunga-hutang',
    async () =>
      (await import('#areas/hutang/contract/laporan/bunga-hutang.report.ts')).bungaHutangReport,
  ),
  reportDoor(
    'laporan-hutang-jatuh-tempo',
    async () =>
      (await import('#areas/hutang/contract/laporan/jatuh-tempo.report.ts')).jatuhTempoReport,
  ),
  reportDoor(
    'laporan-saldo-hutang',
    async () =>
      (await import('#areas/hutang/contract/laporan/saldo-hutang.report.ts')).saldoHutangReport,
  ),
  reportDoor(
    'laporan-lelang-hutang',
    async () =>
      (await import('#areas/hutang/contract/laporan/lelang-hutang.report.ts')).lelangHutangReport,
  ),
  reportDoor(
    'laporan-batal-hutang',
    async () =>
      (await import('#areas/hutang/contract/laporan/batal-hutang.report.ts')).batalHutangReport,
  ),
  reportDoor(
    'laporan-stock-opname-hutang',
    async () =>
      (await import('#areas/hutang/contract/opname/laporan-opname-hutang.report.ts'))
        .opnameHutangReport,
  ),
  reportDoor(
    'laporan-mutasi-jaminan',
    async () =>
      (await import('#areas/hutang/contract/laporan/mutasi-jaminan.report.ts')).mutasiJaminanReport,
  ),
];
