/** Where gold comes from that is taken in: bought, auctioned, or loose in another lot (D-44.4). */
export const ASAL_TERIMA = {
  PEMBELIAN: 'Pembelian',
  LELANG: 'Lelang hutang',
  STOCK: 'Emas lepas',
} as const;
export type AsalTerima = keyof typeof ASAL_TERIMA;

/** Which document brought a piece to the BELI warehouse is read off its number. */
export const asalOf = (no_dokumen: string): AsalTerima =>
  no_dokumen.startsWith('LG') ? 'LELANG' : 'PEMBELIAN';
