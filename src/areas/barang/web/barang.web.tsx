import type { WebScreen } from '#kit/web/frame/screen.ts';

export const barangWeb: readonly WebScreen[] = [
  {
    path: 'master-parameter-harga-emas',
    load: () => import('#areas/barang/web/harga-emas.screen.tsx'),
  },
  {
    path: 'parameter-harga-emas-pembelian',
    load: () => import('#areas/barang/web/harga-pembelian.screen.tsx'),
  },
  {
    path: 'parameter-harga-global',
    load: () => import('#areas/barang/web/harga-global.screen.tsx'),
  },
  { path: 'master-bandrol', load: () => import('#areas/barang/web/master-bandrol.screen.tsx') },
  { path: 'master-berlian', load: () => import('#areas/barang/web/master-berlian.screen.tsx') },
];
