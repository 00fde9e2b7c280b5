import type { MenuRow } from '#kit/contract/menu.ts';

/** The counter is the sale's (`/transaksi-penjualan`), and so are list and cancel (inventory/menu.tsv). */
export const tukarMenu: readonly MenuRow[] = [
  {
    group: 'Laporan/Penjualan',
    title: 'Laporan Tukar Barang',
    path: 'laporan-tukar-barang',
    levels: ['MU'],
  },
];
