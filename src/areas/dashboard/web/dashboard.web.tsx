import type { WebScreen } from '#kit/web/frame/screen.ts';

export const dashboardWeb: readonly WebScreen[] = [
  { path: 'dashboard', load: () => import('#areas/dashboard/web/dashboard.screen.tsx') },
  {
    path: 'dashboardPusat',
    load: () => import('#areas/dashboard/web/dashboard-pusat.screen.tsx'),
  },
];
