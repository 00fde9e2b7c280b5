/** What the days of stock advise a person who buys (reports.md № 93). */
export const SARAN = { TAMBAH: 'TAMBAH', CUKUP: 'CUKUP', LEBIH: 'LEBIH', MATI: 'MATI' } as const;

/** Fewer days of stock than this ask for more; the upper limit is the shop's STOCK_UMUR_HARI. */
export const HARI_STOCK_KURANG = 30;
