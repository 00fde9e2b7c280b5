import type { WebScreen } from '#kit/web/frame/screen.ts';

export const serviceWeb: readonly WebScreen[] = [
  {
    path: 'transaksi-services',
    load: () => import('#areas/service/web/transaksi-services.screen.tsx'),
  },
  { path: 'lihat-services', load: () => import('#areas/service/web/lihat-services.screen.tsx') },
  {
    path: 'validasi-service',
    load: () => import('#areas/service/web/validasi-service.screen.tsx'),
  },
];
