import { day, int } from '#kit/contract/field.ts';
import { defineReport, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';

/** Orders that were cancelled, by the day of that (№ 21). */
export const batalPesananReport = defineReport({
  no: 21,
  path: 'laporan-batal-pesanan',
  menu: {
    group: 'Laporan/Pesanan',
    at: 30,
    levels: ['SPV', 'MU'],
    answers: 'Pesanan yang dibatalkan',
  },
  title: 'Laporan Batal Pesanan',
  area: 'Pesanan',
  api: 'GET pesanan/batal-reports',
  filters: span,
  columns: {
    no_pesanan: rowText('No Pesanan'),
    kode_sales: rowText('Sales'),
    tanggal: day('Tanggal'),
    total_berat: sumGram('Total Berat'),
    total_qty: int('Total Qty'),
    ongkos: sumRupiah('Ongkos'),
    total_harga: sumRupiah('Total Harga'),
    jumlah_bayar: sumRupiah('Jumlah Bayar'),
    sisa_bayar: sumRupiah('Sisa Bayar'),
  },
  totals: ['total_berat', 'total_qty', 'ongkos', 'total_harga', 'jumlah_bayar', 'sisa_bayar'],
  stands: [{ columns: ['sisa_bayar'] }],
  band: [{ of: 'jumlah_bayar', label: 'Jumlah Bayar' }, 'total_harga', { rows: 'Pesanan' }],
  sort: ['tanggal', 'no_pesanan'],
  control: { total: 'total_harga', parts: ['jumlah_bayar', 'sisa_bayar'] },
  drill: [{ column: 'no_pesanan', to: 'dokumen' }],
  messages: {
    found: 'Laporan Pesanan Tersedia',
    empty: 'Laporan Pesanan Kosong',
    failed: 'Data Yang Di Cari Tidak Ada !!!',
  },
  paper: { file: 'LAPORAN BATAL PESANAN' },
  rowNoun: 'pesanan',
});
