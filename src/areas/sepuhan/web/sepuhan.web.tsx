import type { WebScreen } from '#kit/web/frame/screen.ts';

export const sepuhanWeb: readonly WebScreen[] = [
  {
    path: 'kirim-sepuhan',
    load: () => import('#areas/sepuhan/web/cabang/kirim-sepuhan.screen.tsx'),
  },
  { path: 'terima-sepuhan', load: () => import('#areas/sepuhan/web/terima-sepuhan.screen.tsx') },
  {
    path: 'terima-barang-cuci',
    load: () => import('#areas/sepuhan/web/terima-barang-cuci.screen.tsx'),
  },
  { path: 'pindah-sortir', load: () => import('#areas/sepuhan/web/pindah-sortir.screen.tsx') },
  { path: 'sortir-sepuhan', load: () => import('#areas/sepuhan/web/sortir-sepuhan.screen.tsx') },
  { path: 'susut-sepuhan', load: () => import('#areas/sepuhan/web/susut-sepuhan.screen.tsx') },
  {
    path: 'stock-sepuhan-manual',
    load: () => import('#areas/sepuhan/web/stock-sepuhan-manual.screen.tsx'),
  },
];
