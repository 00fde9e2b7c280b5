/** Kinds of transaction that head office looks at, branch by branch. */
export const KATEGORI = [
  'PENJUALAN',
  'PEMBELIAN',
  'TITIPAN',
  'PESANAN',
  'SERVICE',
  'HUTANG',
  'BATAL',
  'BIAYA',
] as const;
export type Kategori = (typeof KATEGORI)[number];
