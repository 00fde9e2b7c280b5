import type { WebScreen } from '#kit/web/frame/screen.ts';

export const kirimWeb: readonly WebScreen[] = [
  { path: 'kirim-barang', load: () => import('#areas/kirim/web/kirim/kirim-barang.screen.tsx') },
  {
    path: 'kirim-barang-online-store',
    load: () => import('#areas/kirim/web/kirim/kirim-online.screen.tsx'),
  },
  { path: 'terima-barang', load: () => import('#areas/kirim/web/terima/terima-barang.screen.tsx') },
];
