import { day, optional } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, span, sumRupiah } from '#kit/contract/report.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';

const GERAK = [
  'jual',
  'dp',
  'tebus',
  'cicilan',
  'service',
  'masuk_lain',
  'beli',
  'pinjaman',
  'biaya',
  'kirim',
  'keluar_lain',
] as const;

/** The drawer day by day: what it opened with, what came and went by kind, what it closed with. */
export const saldoHarianReport = defineReport({
  no: 55,
  path: 'laporan-saldo-harian',
  menu: {
    group: 'Laporan/Keuangan',
    at: 70,
    levels: ['MU'],
    answers: 'Saldo laci dari hari ke hari',
  },
  also: ['laporan-saldo-transaksi-harian'],
  title: 'Laporan Saldo Harian',
  area: 'Keuangan',
  api: 'GET cash/report-saldo-harian',
  gate: modul(uangModul.DAILY_SALDO_TRANSACTION_REPORT_MODULE),
  filters: span,
  columns: {
    bulan: rowText('Bulan'),
    tgl_system: day('Tanggal'),
    awal: sumRupiah('Saldo Awal'),
    jual: sumRupiah('Penjualan'),
    dp: sumRupiah('DP & Titipan'),
    tebus: sumRupiah('Tebus & Bunga'),
    cicilan: sumRupiah('Cicilan'),
    service: sumRupiah('Service'),
    masuk_lain: sumRupiah('Masuk Lain'),
    beli: sumRupiah('Pembelian'),
    pinjaman: sumRupiah('Pinjaman'),
    biaya: sumRupiah('Biaya'),
    kirim: sumRupiah('Kirim/Mutasi ±'),
    keluar_lain: sumRupiah('Keluar Lain'),
    akhir: sumRupiah('Saldo Akhir'),
    fisik: alone(optional(sumRupiah('Fisik Tutup'))),
    selisih: optional(sumRupiah('Selisih')),
  },
  groups: ['bulan'],
  totals: ['awal', ...GERAK, 'akhir', 'selisih'],
  stands: [
    { columns: ['awal'], first: 'tgl_system' },
    { columns: ['akhir'], last: 'tgl_system' },
  ],
  band: [
    { of: 'akhir', label: 'Saldo akhir' },
    { of: 'jual', label: 'Uang dari penjualan' },
    { of: 'beli', label: 'Uang untuk pembelian' },
  ],
  aside: ['dp', 'tebus', 'cicilan', 'service', 'pinjaman', 'kirim', 'fisik'],
  sort: ['bulan', 'tgl_system'],
  chart: { kind: 'line', x: 'tgl_system', series: ['akhir'] },
  rowNoun: 'hari',
});
