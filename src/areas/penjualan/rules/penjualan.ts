/** Where a sale may go from where it stands. Nothing moves that is not written here. */
export const JALUR_PENJUALAN = {
  OPEN: ['DONE', 'CANC'],
  DONE: ['CANC'],
  CANC: [],
} as const;

export const STATUS_PENJUALAN = ['OPEN', 'DONE', 'CANC'] as const;
export type StatusPenjualan = (typeof STATUS_PENJUALAN)[number];

export const bisaKe = (dari: StatusPenjualan, ke: StatusPenjualan): boolean =>
  (JALUR_PENJUALAN[dari] as readonly string[]).includes(ke);
