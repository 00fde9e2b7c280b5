import type { MenuRow } from '#kit/contract/menu.ts';

const KELOLA = ['SPV', 'MU'] as const;

export const terimaMenu: readonly MenuRow[] = [
  { group: 'Barang', title: 'Penerimaan Barang', path: 'penerimaan-barang', levels: KELOLA },
  {
    group: 'Barang',
    title: 'Batal Penerimaan Barang',
    path: 'batal-penerimaan-barang',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Terima Barang',
    path: 'laporan-terima-barang',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Barang',
    title: 'Laporan Batal Terima Barang',
    path: 'laporan-batal-terima-barang',
    levels: KELOLA,
  },
];
