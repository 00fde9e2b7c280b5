import type { WebScreen } from '#kit/web/frame/screen.ts';

export const berlianWeb: readonly WebScreen[] = [
  { path: 'buku-berlian', load: () => import('#areas/berlian/web/buku-berlian.screen.tsx') },
];
