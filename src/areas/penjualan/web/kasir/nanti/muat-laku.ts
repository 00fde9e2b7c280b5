/** Fetched once, soon after the counter stands. */
export const muatLaku = () => import('#areas/penjualan/web/kasir/nanti/laku-nanti.ts');
