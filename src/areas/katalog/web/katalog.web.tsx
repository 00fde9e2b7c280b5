import type { WebScreen } from '#kit/web/frame/screen.ts';

export const katalogWeb: readonly WebScreen[] = [
  {
    path: 'item-katalog',
    load: () => import('#areas/katalog/web/item-katalog.screen.tsx'),
  },
  {
    path: 'kunci-katalog',
    load: () => import('#areas/katalog/web/kunci-katalog.screen.tsx'),
  },
];
