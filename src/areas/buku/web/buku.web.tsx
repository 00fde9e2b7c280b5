import type { WebScreen } from '#kit/web/frame/screen.ts';

export const bukuWeb: readonly WebScreen[] = [
  { path: 'buku-besar', load: () => import('#areas/buku/web/buku-besar.screen.tsx') },
];
