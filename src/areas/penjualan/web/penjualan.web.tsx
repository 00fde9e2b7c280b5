import type { WebScreen } from '#kit/web/frame/screen.ts';

/** Selling, and what belongs to it. */
export const penjualanWeb: readonly WebScreen[] = [
  {
    path: 'transaksi-penjualan',
    load: () => import('#areas/penjualan/web/transaksi-penjualan.screen.tsx'),
  },
  {
    path: 'lihat-penjualan',
    load: () => import('#areas/penjualan/web/lihat-penjualan.screen.tsx'),
  },
  {
    path: 'batal-penjualan',
    load: () => import('#areas/penjualan/web/batal-penjualan.screen.tsx'),
  },
  {
    path: 'lihat-titipan',
    load: () => import('#areas/penjualan/web/titipan/lihat-titipan.screen.tsx'),
  },
  {
    path: 'validasi-jual-beli',
    load: () => import('#areas/penjualan/web/validasi/validasi-jual-beli.screen.tsx'),
  },
  {
    path: 'validasi-titipan',
    load: () => import('#areas/penjualan/web/titipan/validasi-titipan.screen.tsx'),
  },
  {
    path: 'validasi-penjualan',
    load: () => import('#areas/penjualan/web/validasi/validasi-penjualan.screen.tsx'),
  },
  {
    path: 'integrasi-marketplace',
    load: () => import('#areas/penjualan/web/tayang/integrasi-marketplace.screen.tsx'),
  },
  {
    path: 'kirim-barang-external',
    load: () => import('#areas/penjualan/web/tayang/kirim-barang-external.screen.tsx'),
  },
  {
    path: 'update-barang-external',
    load: () => import('#areas/penjualan/web/tayang/update-barang-external.screen.tsx'),
  },
  {
    path: 'kupon-penjualan',
    load: () => import('#areas/penjualan/web/kupon/kupon-penjualan.screen.tsx'),
  },
];
