/** The business, left to right: an area leans only on areas before it (docs/map.md). */
export const AREAS = [
  'toko', 'akses', 'buku', 'uang', 'customer', 'barang', 'stock', 'penjualan', 'pembelian',
  'tukar', 'service', 'pesanan', 'hutang', 'sepuhan', 'katalog', 'akhir-hari', 'dashboard',
] as const;
