import type { WebScreen } from '#kit/web/frame/screen.ts';

export const terimaWeb: readonly WebScreen[] = [
  { path: 'penerimaan-barang', load: () => import('#areas/terima/web/penerimaan.screen.tsx') },
  {
    path: 'batal-penerimaan-barang',
    load: () => import('#areas/terima/web/batal-penerimaan.screen.tsx'),
  },
  {
    path: 'retur-supplier',
    load: () => import('#areas/terima/web/retur/retur-supplier.screen.tsx'),
  },
  {
    path: 'laporan-terima-barang',
    load: async () => ({
      default: (await import('#areas/terima/web/laporan-terima.tsx')).TerimaLaporan,
    }),
  },
  {
    path: 'laporan-batal-terima-barang',
    load: async () => ({
      default: (await import('#areas/terima/web/laporan-terima.tsx')).BatalTerimaLaporan,
    }),
  },
];
