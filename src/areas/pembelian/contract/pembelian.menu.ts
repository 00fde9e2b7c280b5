import type { MenuRow } from '#kit/contract/menu.ts';

const SEMUA = ['KASIR', 'SPV', 'MU'] as const;
const KELOLA = ['SPV', 'MU'] as const;
const MU = ['MU'] as const;

export const pembelianMenu: readonly MenuRow[] = [
  {
    group: 'Pembelian',
    title: 'Transaksi Pembelian',
    path: 'transaksi-pembelian',
    levels: SEMUA,
  },
  {
    group: 'Pembelian',
    title: 'Lihat Pembelian',
    path: 'lihat-pembelian',
    levels: SEMUA,
  },
  {
    group: 'Pembelian',
    title: 'Batal Pembelian',
    path: 'batal-pembelian',
    levels: SEMUA,
  },
  {
    group: 'Pembelian',
    title: 'Hancur Pembelian',
    path: 'hancur-pembelian',
    levels: KELOLA,
  },
  {
    group: 'Data Master',
    title: 'Master Kondisi Pembelian',
    path: 'master-kondisi-pembelian',
    levels: MU,
  },
  {
    group: 'Data Master',
    title: 'Master Parameter Rugi Nota',
    path: 'master-parameter-rugi-nota',
    levels: MU,
  },
  {
    group: 'Laporan/Pembelian',
    title: 'Laporan Pembelian Per Faktur',
    path: 'laporan-pembelian-faktur',
    levels: MU,
  },
  {
    group: 'Laporan/Pembelian',
    title: 'Laporan Pembelian',
    path: 'laporan-pembelian',
    levels: SEMUA,
  },
  {
    group: 'Laporan/Pembelian',
    title: 'Laporan Ringkasan Pembelian',
    path: 'laporan-ringkasan-pembelian',
    levels: MU,
  },
  {
    group: 'Laporan/Pembelian',
    title: 'Laporan Batal Pembelian',
    path: 'laporan-batal-pembelian',
    levels: KELOLA,
  },
  {
    group: 'Laporan/Pembelian',
    title: 'Laporan Selisih Nota Pembelian',
    path: 'laporan-selisih-nota',
    levels: MU,
  },
];
