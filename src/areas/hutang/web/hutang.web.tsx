import { masterDoor, mastersDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const hutangWeb: readonly WebScreen[] = [
  { path: 'transaksi-hutang', load: () => import('#areas/hutang/web/transaksi-hutang.screen.tsx') },
  { path: 'lihat-hutang', load: () => import('#areas/hutang/web/lihat-hutang.screen.tsx') },
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
];
