import type { WebScreen } from '#kit/web/frame/screen.ts';

/** Reports over several areas. */
export const pengawasanWeb: readonly WebScreen[] = [
  {
    path: 'laporan-transaksi-wajib-lapor',
    load: () => import('#areas/pengawasan/web/wajib-lapor.screen.tsx'),
  },
];
