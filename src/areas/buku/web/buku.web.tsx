import type { WebScreen } from '#kit/web/frame/screen.ts';

export const bukuWeb: readonly WebScreen[] = [
  { path: 'parameter-akun', load: () => import('#areas/buku/web/parameter-akun.screen.tsx') },
  { path: 'buku-besar', load: () => import('#areas/buku/web/buku-besar.screen.tsx') },
];
