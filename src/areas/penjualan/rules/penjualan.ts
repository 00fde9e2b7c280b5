export type StatusPenjualan = 'OPEN' | 'DONE' | 'CANC';

/** What a line that sells a piece says of a stone: nothing. */
export const TANPA_BATU = { kode_berlian: null, carat: null, butir: null } as const;

/** What a sale over the counter says of how it is sold: nothing. */
export const ECER = {
  jenis: null,
  grosir: null,
  marketplace: null,
  ekspedisi: null,
  no_order: null,
} as const;
