import type { WebScreen } from '#kit/web/frame/screen.ts';

export const pembelianWeb: readonly WebScreen[] = [
  {
    path: 'transaksi-pembelian',
    load: () => import('#areas/pembelian/web/transaksi-pembelian.screen.tsx'),
  },
  {
    path: 'lihat-pembelian',
    load: () => import('#areas/pembelian/web/lihat-pembelian.screen.tsx'),
  },
  {
    path: 'batal-pembelian',
    load: () => import('#areas/pembelian/web/batal-pembelian.screen.tsx'),
  },
  {
    path: 'hancur-pembelian',
    load: () => import('#areas/pembelian/web/hancur-pembelian.screen.tsx'),
  },
];
