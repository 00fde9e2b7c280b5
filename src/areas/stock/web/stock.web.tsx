import type { WebScreen } from '#kit/web/frame/screen.ts';

export const stockWeb: readonly WebScreen[] = [
  {
    path: 'tambah-data-barang',
    load: () => import('#areas/stock/web/tambah/tambah-data-barang.screen.tsx'),
  },
  {
    path: 'tambah-barang-banyak',
    load: () => import('#areas/stock/web/banyak/tambah-barang-banyak.screen.tsx'),
  },
  { path: 'data-barang', load: () => import('#areas/stock/web/data/data-barang.screen.tsx') },
  { path: 'cetak-barcode', load: () => import('#areas/stock/web/label/cetak-barcode.screen.tsx') },
  { path: 'pindah-barang', load: () => import('#areas/stock/web/pindah/pindah-barang.screen.tsx') },
  {
    path: 'pindah-barang-satu-baki',
    load: () => import('#areas/stock/web/pindah/pindah-satu-baki.screen.tsx'),
  },
  {
    path: 'lihat-pindah-barang',
    load: () => import('#areas/stock/web/pindah/lihat-pindah.screen.tsx'),
  },
  { path: 'rfid', load: () => import('#areas/stock/web/rfid/rfid.screen.tsx') },
  { path: 'hancur-data-barang', load: () => import('#areas/stock/web/hancur/hancur.screen.tsx') },
  {
    path: 'update-profit-barang',
    load: () => import('#areas/stock/web/massal/update-profit.screen.tsx'),
  },
  { path: 'update-kadar', load: () => import('#areas/stock/web/massal/update-kadar.screen.tsx') },
  {
    path: 'tambah-dan-ambil-stock-aksesoris',
    load: () => import('#areas/stock/web/aksesoris/aksesoris.screen.tsx'),
  },
];
