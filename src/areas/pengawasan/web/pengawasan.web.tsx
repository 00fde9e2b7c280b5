import type { WebScreen } from '#kit/web/frame/screen.ts';

/** Reports over several areas. */
export const pengawasanWeb: readonly WebScreen[] = [
  {
    path: 'laporan-rekap-pajak',
    load: () => import('#areas/pengawasan/web/rekap-pajak.screen.tsx'),
  },
  {
    path: 'laporan-pajak-penjualan',
    load: () => import('#areas/pengawasan/web/pajak-penjualan.screen.tsx'),
  },
  {
    path: 'laporan-transaksi-wajib-lapor',
    load: () => import('#areas/pengawasan/web/wajib-lapor.screen.tsx'),
  },
];
