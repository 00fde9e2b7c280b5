import type { WebScreen } from '#kit/web/frame/screen.ts';

/** Screens that look at every area and so stand in the house itself. */
export const rumahWeb: readonly WebScreen[] = [
  {
    path: 'settingsystem',
    load: () => import('#app/web/setting-sistem/settingsystem.screen.tsx'),
  },
  { path: 'siapkan-toko', load: () => import('#app/web/siapkan/siapkan-toko.screen.tsx') },
  {
    path: 'faktur-bermasalah',
    load: () => import('#app/web/faktur/faktur-bermasalah.screen.tsx'),
  },
  {
    path: 'redirect-to-grosir',
    load: () => import('#app/web/grosir/redirect-to-grosir.screen.tsx'),
  },
  {
    path: 'import-data-pusat',
    load: () => import('#app/web/pusat/import-data-pusat.screen.tsx'),
  },
  {
    path: 'terbit-data-pusat',
    load: () => import('#app/web/pusat/terbit-data-pusat.screen.tsx'),
  },
  {
    path: 'jadwal-notifikasi-promo',
    load: () => import('#app/web/promo/jadwal-promo.screen.tsx'),
  },
  { path: 'export-csv', load: () => import('#app/web/ekspor/export-csv.screen.tsx') },
  {
    path: 'setting-nota',
    load: () => import('#app/web/setting-nota/setting-nota.screen.tsx'),
  },
  {
    path: 'setting-nota-slip',
    load: () => import('#app/web/setting-nota/setting-nota-slip.screen.tsx'),
  },
];
