import type { MenuRow } from '#kit/contract/menu.ts';
import { level } from '#kit/rules/gate.ts';
import { bolehLapor } from '#areas/pengawasan/contract/pengawasan.gates.ts';

const audit = (title: string, path: string, ...levels: string[]): MenuRow => ({
  group: 'Laporan/Otorisasi dan Audit',
  title,
  path,
  levels,
});

const pajak = (title: string, path: string): MenuRow => ({
  group: 'Laporan/Pajak',
  title,
  path,
  levels: ['MU'],
});

export const pengawasanMenu: readonly MenuRow[] = [
  audit('Laporan Cetak Ulang', 'laporan-cetak-ulang', 'MU'),
  audit('Laporan Pembatalan', 'laporan-pembatalan', 'MU'),
  audit('Laporan Faktur Bermasalah', 'laporan-faktur-bermasalah', 'MU'),
  audit('Laporan Validasi Transaksi', 'laporan-validasi-transaksi', 'SPV', 'MU'),
  {
    ...audit('Laporan Sinyal Kecurangan', 'laporan-sinyal-kecurangan'),
    gate: level('OWN', 'SU'),
  },
  pajak('Laporan Rekap Pajak', 'laporan-rekap-pajak'),
  pajak('Laporan Pajak Penjualan', 'laporan-pajak-penjualan'),
  pajak('Laporan Pajak Pembelian', 'laporan-pajak-pembelian'),
  {
    ...pajak('Laporan Transaksi Wajib Lapor', 'laporan-transaksi-wajib-lapor'),
    levels: [],
    gate: bolehLapor,
  },
];
