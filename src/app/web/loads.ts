import type { WebScreen } from '#kit/web/frame/screen.ts';
import { fitting } from '#kit/rules/lists.ts';
import { lateWords } from '#app/web/locales.ts';
import { TILE_PAGES } from '#app/web/pages.ts';

/**
 * The screens that a day begins with. The list of all doors names the file of every screen, some
 * hundred and fifty of them: only these two are known without it, so that the counter does not
 * carry the rest over a slow line (screens.md §7).
 */
export const FIRST: Readonly<Record<string, WebScreen['load']>> = {
  'transaksi-penjualan': () => import('#areas/penjualan/web/transaksi-penjualan.screen.tsx'),
  dashboard: () => import('#areas/dashboard/web/dashboard.screen.tsx'),
};

const tiles = (group: string): WebScreen['load'] =>
  group === 'Laporan'
    ? () => import('#app/web/pages/laporan-tiles.page.tsx')
    : async () => {
        const { tilesPage } = await import('#app/web/pages/tiles.page.tsx');
        return { default: tilesPage(group) };
      };

/** The pages of the application itself. */
export const OWN: Readonly<Record<string, WebScreen['load']>> = {
  home: () => import('#app/web/pages/home.page.tsx'),
  landingpages: () => import('#app/web/pages/landing.page.tsx'),
  blank: () => import('#app/web/pages/blank.page.tsx'),
  '404': () => import('#app/web/pages/not-found.page.tsx'),
  'tidak-diizinkan': () => import('#app/web/pages/not-allowed.page.tsx'),
  galeri: () => import('#app/web/galeri/galeri.page.tsx'),
  otorisator: () => import('#areas/akses/web/otorisator/otorisator.page.tsx'),
  'terms-and-conditions': () => import('#app/web/pages/terms.page.tsx'),
  'privacy-policy': () => import('#app/web/pages/privacy.page.tsx'),
  ...Object.fromEntries(Object.entries(TILE_PAGES).map(([group, path]) => [path, tiles(group)])),
};

/** By the list of all screens, which is fetched with the first screen that has no entry of its own above. */
const byDoor =
  (path: string): WebScreen['load'] =>
  async () => {
    const { SCREENS } = await import('#app/web/screens.ts');
    return fitting(SCREENS, (screen) => screen.path === path).load();
  };

/** How the code of a screen is fetched; all but the two come with the rest of the words. */
export function loadOf(path: string): WebScreen['load'] {
  const load = OWN[path] ?? byDoor(path);
  return FIRST[path] ?? (async () => (await Promise.all([load(), lateWords()]))[0]);
}
