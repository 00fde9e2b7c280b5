import type { MenuRow } from '#kit/contract/menu.ts';
import { adaPelunasanTunggu, pakaiTabelPokok } from '#areas/hutang/contract/hutang.gates.ts';
import { HUTANG, HUTANG_HIDUP } from '#areas/hutang/contract/laporan/gerbang.ts';
import { modul } from '#areas/toko/contract/modul.ts';

const MANAGER = ['MU'] as const;
const AWAS = ['SPV', 'MU'] as const;
const COUNTER = ['KASIR', 'SPV', 'MU'] as const;
export const hutangMenu: readonly MenuRow[] = [
  {
    group: 'Hutang',
    title: 'Transaksi Hutang',
    path: 'transaksi-hutang',
    levels: COUNTER,
    gate: modul('HUTANG_MODULE'),
  },
  { group: 'Hutang', title: 'Lihat Hutang', path: 'lihat-hutang', levels: COUNTER },
  { group: 'Hutang', title: 'Lelang Hutang', path: 'lelang-hutang', levels: ['SPV', 'MU'] },
  {
    group: 'Hutang',
    title: 'Stock Opname Hutang',
    path: 'stock-opname-hutang',
    levels: ['SPV', 'MU'],
    gate: { all: [modul('HUTANG_MODULE'), modul('OPNAME_HUTANG')] },
  },
  {
    group: 'Hutang',
    title: 'Batal Hutang Lunas',
    path: 'batal-hutang-lunas',
    levels: AWAS,
    gate: modul('HUTANG_MODULE'),
  },
  {
    group: 'Validasi',
    title: 'Validasi Hutang',
    path: 'validasi-hutang',
    levels: AWAS,
    gate: modul('HUTANG_MODULE'),
  },
  {
    group: 'Validasi',
    title: 'Validasi Pelunasan Hutang',
    path: 'validasi-pelunasan-hutang',
    levels: AWAS,
    gate: { all: [modul('HUTANG_MODULE'), adaPelunasanTunggu] },
  },
  {
    group: 'Data Master',
    title: 'Master Kondisi Pinjaman',
    path: 'master-kondisi-pinjaman',
    levels: MANAGER,
  },
  {
    group: 'Data Master',
    title: 'Parameter Jumlah Hutang Pokok',
    path: 'parameter-jumlah-hutang-pokok',
    levels: MANAGER,
    gate: pakaiTabelPokok,
  },
  {
    group: 'Data Master',
    title: 'Parameter Bunga Hutang',
    path: 'parameter-bunga-hutang',
    levels: MANAGER,
    gate: modul('PARAMETER_BUNGA_HUTANG_MODULE'),
  },
  {
    group: 'Data Master',
    title: 'Plafond Hutang',
    path: 'plafond-hutang',
    levels: MANAGER,
    gate: modul('PLAFOND_HUTANG_MODULE'),
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Hutang',
    path: 'laporan-hutang',
    levels: COUNTER,
    gate: HUTANG,
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Penebusan Detail',
    path: 'laporan-penebusan-detail',
    levels: MANAGER,
    gate: HUTANG,
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Rekap Pinjaman',
    path: 'laporan-rekap-pinjaman',
    levels: MANAGER,
    gate: HUTANG_HIDUP,
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Rekap Penebusan',
    path: 'laporan-rekap-penebusan',
    levels: MANAGER,
    gate: HUTANG_HIDUP,
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Bunga Hutang',
    path: 'laporan-bunga-hutang',
    levels: MANAGER,
    gate: HUTANG,
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Hutang Jatuh Tempo',
    path: 'laporan-hutang-jatuh-tempo',
    levels: AWAS,
    gate: HUTANG,
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Saldo Hutang',
    path: 'laporan-saldo-hutang',
    levels: MANAGER,
    gate: HUTANG,
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Lelang Hutang',
    path: 'laporan-lelang-hutang',
    levels: MANAGER,
    gate: HUTANG,
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Batal Hutang',
    path: 'laporan-batal-hutang',
    levels: AWAS,
    gate: HUTANG,
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Stock Opname Hutang',
    path: 'laporan-stock-opname-hutang',
    levels: MANAGER,
    gate: { all: [modul('HUTANG_MODULE'), modul('OPNAME_HUTANG')] },
  },
  {
    group: 'Laporan/Hutang',
    title: 'Laporan Mutasi Barang Jaminan',
    path: 'laporan-mutasi-jaminan',
    levels: MANAGER,
    gate: HUTANG,
  },
];
