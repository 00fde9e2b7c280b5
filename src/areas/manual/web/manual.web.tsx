import type { WebScreen } from '#kit/web/frame/screen.ts';

export const manualWeb: readonly WebScreen[] = [
  { path: 'barang-manual', load: () => import('#areas/manual/web/barang-manual.screen.tsx') },
  {
    path: 'transaksi-penjualan-manual',
    load: () => import('#areas/manual/web/dagang/transaksi-penjualan-manual.screen.tsx'),
  },
  {
    path: 'transaksi-pembelian-manual',
    load: () => import('#areas/manual/web/dagang/transaksi-pembelian-manual.screen.tsx'),
  },
  {
    path: 'validasi-jual-beli-manual',
    load: () => import('#areas/manual/web/dagang/validasi-manual.screen.tsx'),
  },
];
