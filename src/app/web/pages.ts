import type { MenuRow } from '#kit/contract/menu.ts';
import type { Entry } from '#app/web/menu.ts';

const free = (title: string, path: string, group = 'Beranda', hidden?: true): MenuRow => ({
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
  row: free(`Sub Menu ${group}`, path, group, true),
  load: async () => {
    if (group === 'Laporan') return import('#app/web/pages/laporan-tiles.page.tsx');
    const { tilesPage } = await import('#app/web/pages/tiles.page.tsx');
    return { default: tilesPage(group) };
  },
});

/** Pages that belong to no area: they stand in the application itself. */
export const PAGES: readonly Entry[] = [
  {
    path: 'home',
    row: free('Beranda', 'home'),
    load: () => import('#app/web/pages/home.page.tsx'),
  },
  {
    path: 'landingpages',
    row: free('Halaman Awal', 'landingpages', 'Beranda', true),
    load: () => import('#app/web/pages/landing.page.tsx'),
  },
  {
    path: 'blank',
    bare: true,
    row: free('Halaman Kosong', 'blank', 'Beranda', true),
    load: () => import('#app/web/pages/blank.page.tsx'),
  },
  {
    path: '404',
    row: free('Halaman Tidak Ditemukan', '404', 'Beranda', true),
    load: () => import('#app/web/pages/not-found.page.tsx'),
  },
  {
    path: 'tidak-diizinkan',
    row: free('Halaman Tidak Diizinkan', 'tidak-diizinkan', 'Beranda', true),
    load: () => import('#app/web/pages/not-allowed.page.tsx'),
  },
  {
    path: 'galeri',
    row: free('Galeri', 'galeri', 'Beranda', true),
    load: () => import('#app/web/galeri/galeri.page.tsx'),
  },
  {
    path: 'otorisator',
    bare: true,
    row: free('Otorisator', 'otorisator', 'Beranda', true),
    load: () => import('#areas/akses/web/otorisator/otorisator.page.tsx'),
  },
  {
    path: 'terms-and-conditions',
    bare: true,
    row: free('Syarat dan Ketentuan', 'terms-and-conditions', 'Beranda', true),
    load: () => import('#app/web/pages/terms.page.tsx'),
  },
  {
    path: 'privacy-policy',
    bare: true,
    row: free('Kebijakan Privasi', 'privacy-policy', 'Beranda', true),
    load: () => import('#app/web/pages/privacy.page.tsx'),
  },
  ...Object.entries(TILE_PAGES).map(tilePage),
];

/** Where the QR of a paper leads its customer, who has no login (D-32.11). */
export const NOTA_PATH = '/nota/{kode}';
