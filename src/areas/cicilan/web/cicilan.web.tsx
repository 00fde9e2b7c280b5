import type { WebScreen } from '#kit/web/frame/screen.ts';

export const cicilanWeb: readonly WebScreen[] = [
  {
    path: 'transaksi-cicilan',
    load: () => import('#areas/cicilan/web/transaksi-cicilan.screen.tsx'),
  },
  { path: 'lihat-cicilan', load: () => import('#areas/cicilan/web/lihat-cicilan.screen.tsx') },
  {
    path: 'laporan-tunggakan-cicilan',
    load: () => import('#areas/cicilan/web/tunggakan.screen.tsx'),
  },
  { path: 'lelang-cicilan', load: () => import('#areas/cicilan/web/lelang-cicilan.screen.tsx') },
];
