import type { GroupPath, MenuRow } from '#kit/contract/menu.ts';
import { LAYAR_PATH } from '#areas/penjualan/web/layar/layar-path.ts';
import type { Entry } from '#app/web/entry.ts';

const free = (
  title: string,
  path: string,
  group: GroupPath = 'Beranda',
  hidden?: true,
): MenuRow => ({
  group,
  title,
  path,
  levels: [],
  free: true,
  hidden,
});

/** The tile page of a group, where the requirement gives one (1§2). */
export const TILE_PAGES: Readonly<Record<string, string>> = {
  Barang: 'subMenuBarang',
  Penjualan: 'SubMenuPenjualan',
  Pesanan: 'SubMenuPesanan',
  Pembelian: 'SubMenuPembelian',
  Service: 'SubMenuService',
  Hutang: 'SubMenuHutang',
  Validasi: 'SubMenuValidasi',
  Laporan: 'SubMenuLaporan',
  Utility: 'SubMenuUtility',
  Member: 'SubMenuMember',
};

const tilePage = ([group, path]: [string, string]): Entry => ({
  path,
  row: free(`Sub Menu ${group}`, path, group as GroupPath, true),
});

/** Pages that belong to no area: they stand in the application itself. */
export const PAGES: readonly Entry[] = [
  {
    path: 'home',
    row: free('Beranda', 'home'),
  },
  {
    path: 'landingpages',
    row: free('Halaman Awal', 'landingpages', 'Beranda', true),
  },
  {
    path: 'blank',
    bare: true,
    row: free('Halaman Kosong', 'blank', 'Beranda', true),
  },
  {
    path: '404',
    row: free('Halaman Tidak Ditemukan', '404', 'Beranda', true),
  },
  {
    path: 'tidak-diizinkan',
    row: free('Halaman Tidak Diizinkan', 'tidak-diizinkan', 'Beranda', true),
  },
  {
    path: 'galeri',
    row: free('Galeri', 'galeri', 'Beranda', true),
  },
  {
    path: 'otorisator',
    bare: true,
    row: free('Otorisator', 'otorisator', 'Beranda', true),
  },
  {
    path: 'terms-and-conditions',
    bare: true,
    row: free('Syarat dan Ketentuan', 'terms-and-conditions', 'Beranda', true),
  },
  {
    path: 'privacy-policy',
    bare: true,
    row: free('Kebijakan Privasi', 'privacy-policy', 'Beranda', true),
  },
  ...Object.entries(TILE_PAGES).map(tilePage),
];

/** Where the QR of a paper leads its customer, who has no login (D-32.11). */
export const NOTA_PATH = '/nota/{kode}';

/** Paths that are no line of the route table: who opens them has not logged in. */
export const BESIDE: readonly string[] = [
  '/',
  '/setup',
  NOTA_PATH,
  '/katalog/{kode_toko}',
  LAYAR_PATH,
];
