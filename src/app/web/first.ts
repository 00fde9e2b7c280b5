import type { WebScreen } from '#kit/web/frame/screen.ts';

/**
 * The screens that a day begins with. The list of all doors names the file of every screen, some
 * hundred and fifty of them: only these two are known without it, so that the counter does not
 * carry the rest over a slow line (web.md 7).
 */
export const FIRST: Readonly<Record<string, WebScreen['load']>> = {
  'transaksi-penjualan': () => import('#areas/penjualan/web/transaksi-penjualan.screen.tsx'),
  dashboard: () => import('#areas/dashboard/web/dashboard.screen.tsx'),
};
