import { masterDoor, reportDoor } from '#kit/web/frame/doors.ts';
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
  masterDoor(
    'master-aksesoris',
    async () => (await import('#areas/stock/contract/aksesoris.master.ts')).aksesorisMaster,
  ),
  reportDoor(
    'laporan-mutasi-stock',
    async () =>
      (await import('#areas/stock/contract/laporan/mutasi-stock.report.ts')).mutasiStockReport,
  ),
  reportDoor(
    'laporan-kelompok-barang',
    async () =>
      (await import('#areas/stock/contract/laporan/kelompok-barang.report.ts'))
        .kelompokBarangReport,
  ),
  reportDoor(
    'laporan-analisis-harga-barang',
    async () =>
      (await import('#areas/stock/contract/laporan/analisis-harga.report.ts')).analisisHargaReport,
  ),
  reportDoor(
    'laporan-tambah-barang',
    async () =>
      (await import('#areas/stock/contract/laporan/tambah-barang.report.ts')).tambahBarangReport,
  ),
  reportDoor(
    'laporan-umur-stock',
    async () =>
      (await import('#areas/stock/contract/laporan/umur-stock.report.ts')).umurStockReport,
  ),
  reportDoor(
    'laporan-stock-aksesoris',
    async () => (await import('#areas/stock/contract/aksesoris.report.ts')).aksesorisReport,
  ),
  masterDoor(
    'master-gudang',
    async () => (await import('#areas/stock/contract/gudang.master.ts')).gudangMaster,
  ),
  masterDoor(
    'master-baki',
    async () => (await import('#areas/stock/contract/baki.master.ts')).bakiMaster,
  ),
  reportDoor(
    'laporan-stock-barang',
    async () => (await import('#areas/stock/contract/stock-barang.report.ts')).stockBarangReport,
  ),
  reportDoor(
    'laporan-saldo-stock',
    async () =>
      (await import('#areas/stock/contract/laporan/saldo-stock.report.ts')).saldoStockReport,
  ),
  reportDoor(
    'laporan-hancur-barang',
    async () => (await import('#areas/stock/contract/hancur.report.ts')).hancurReport,
  ),
  reportDoor(
    'laporan-kartu-stock',
    async () => (await import('#areas/stock/contract/kartu-stock.report.ts')).kartuStockReport,
  ),
];
