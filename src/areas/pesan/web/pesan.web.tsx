import type { WebScreen } from '#kit/web/frame/screen.ts';

export const pesanWeb: readonly WebScreen[] = [
  { path: 'whatsapp', load: () => import('#areas/pesan/web/whatsapp.screen.tsx') },
];
