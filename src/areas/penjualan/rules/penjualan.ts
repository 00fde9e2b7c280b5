export type StatusPenjualan = 'OPEN' | 'DONE' | 'CANC';

/** What a sale over the counter says of how it is sold: nothing. */
export const ECER = { jenis: null, grosir: null } as const;
