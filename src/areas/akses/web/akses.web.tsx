import type { WebScreen } from '#kit/web/frame/screen.ts';

export const aksesWeb: readonly WebScreen[] = [
  { path: 'ganti-password', load: () => import('#areas/akses/web/ganti-password.screen.tsx') },
  { path: 'data-users', load: () => import('#areas/akses/web/data-users.screen.tsx') },
  {
    path: 'settingsystem',
    load: () => import('#areas/akses/web/setting/settingsystem.screen.tsx'),
  },
];
