import { day } from '#kit/contract/field.ts';
import { defineReport, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';

/** Every piece that was ordered and not cancelled (№ 20). */
export const pesananBarangReport = defineReport({
  no: 20,
  path: 'laporan-pesanan-barang',
  menu: {
    group: 'Laporan/Pesanan',
    at: 20,
    levels: ['SPV', 'MU'],
    answers: 'Barang yang dipesan',
  },
  title: 'Laporan Pesanan Barang',
  area: 'Pesanan',
  api: 'GET pesanan/report-pesanan-barang',
  filters: span,
  columns: {
    no_pesanan: rowText('No Pesanan'),
    kode_sales: rowText('Sales'),
    tgl_pesanan: day('Tanggal'),
    deskripsi: rowText('Deskripsi'),
    berat: sumGram('Berat'),
    ongkos: sumRupiah('Ongkos'),
    sub_total: sumRupiah('Sub Total'),
  },
  totals: ['berat', 'ongkos', 'sub_total'],
  band: [{ of: 'sub_total', label: 'Sub Total' }, 'berat', { rows: 'Barang' }],
  sort: ['tgl_pesanan', 'no_pesanan'],
  drill: [{ column: 'no_pesanan', to: 'dokumen' }],
  messages: {
    found: 'Laporan Pesanan Tersedia',
    empty: 'Laporan Pesanan Barang Kosong',
    failed: 'Data Yang Di Cari Tidak Ada !!!',
  },
  paper: { file: 'LAPORAN PESANAN BARANG' },
  rowNoun: 'barang',
});
