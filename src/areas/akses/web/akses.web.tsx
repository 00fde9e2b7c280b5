import type { WebScreen } from '#kit/web/frame/screen.ts';

export const aksesWeb: readonly WebScreen[] = [
  { path: 'ganti-password', load: () => import('#areas/akses/web/ganti-password.screen.tsx') },
  {
    path: 'sesi-perangkat',
    load: () => import('#areas/akses/web/perangkat/sesi-perangkat.screen.tsx'),
  },
  { path: 'perangkat', load: () => import('#areas/akses/web/perangkat/perangkat.screen.tsx') },
  { path: 'sesi-kasir', load: () => import('#areas/akses/web/sesi-kasir.screen.tsx') },
  { path: 'data-users', load: () => import('#areas/akses/web/data-users.screen.tsx') },
  {
    path: 'hak-akses-users',
    load: () => import('#areas/akses/web/hak/hak-akses-users.screen.tsx'),
  },
  { path: 'hak-akses-news', load: () => import('#areas/akses/web/hak/hak-akses-news.screen.tsx') },
  { path: 'faktor-kedua', load: () => import('#areas/akses/web/faktor/faktor-kedua.screen.tsx') },
];
