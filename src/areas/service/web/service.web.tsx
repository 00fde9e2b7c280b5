import type { WebScreen } from '#kit/web/frame/screen.ts';

export const serviceWeb: readonly WebScreen[] = [
  {
    path: 'transaksi-services',
    load: () => import('#areas/service/web/transaksi-services.screen.tsx'),
  },
  { path: 'lihat-services', load: () => import('#areas/service/web/lihat-services.screen.tsx') },
  {
    path: 'transaksi-pesanan',
    load: () => import('#areas/service/web/transaksi-pesanan.screen.tsx'),
  },
  { path: 'lihat-pesanan', load: () => import('#areas/service/web/lihat-pesanan.screen.tsx') },
  {
    path: 'ambil-barang-contoh',
    load: () => import('#areas/service/web/ambil-barang-contoh.screen.tsx'),
  },
  {
    path: 'validasi-pesanan',
    load: () => import('#areas/service/web/validasi-pesanan.screen.tsx'),
  },
  {
    path: 'validasi-service',
    load: () => import('#areas/service/web/validasi-service.screen.tsx'),
  },
];
