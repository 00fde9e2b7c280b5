/** Pieces that still lie in the shop, or come back to it; sold and melted ones hold no code (D-8.2, D-7.1). */
export const MASIH_ADA = { column: 'status', is: ['READY', 'TITIP', 'SERVICE'] } as const;

/** Stones that the shop holds, loose or set. */
export const BATU_DIPEGANG = { column: 'status', is: ['LEPAS', 'TERPASANG', 'DIBELI'] } as const;
