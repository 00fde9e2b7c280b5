/** Fetched once, soon after the counter is shown. */
export const muatLaku = () => import('#areas/penjualan/web/kasir/nanti/laku-nanti.ts');
