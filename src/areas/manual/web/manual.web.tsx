import type { WebScreen } from '#kit/web/frame/screen.ts';

export const manualWeb: readonly WebScreen[] = [
  { path: 'barang-manual', load: () => import('#areas/manual/web/barang-manual.screen.tsx') },
];
