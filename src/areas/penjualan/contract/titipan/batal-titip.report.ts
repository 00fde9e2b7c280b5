import { day, int, rupiah } from '#kit/contract/field.ts';
import { defineReport, rowText, span, sumGram } from '#kit/contract/report.ts';

/** Pieces whose deposit was cancelled, by the day of the cancellation. */
export const batalTitipReport = defineReport({
  no: 24,
  path: 'laporan-batal-titip',
  menu: { group: 'Laporan/Titipan', levels: ['SPV', 'MU'], answers: 'Titipan yang dibatalkan' },
  title: 'Laporan Batal Titip',
  area: 'Titipan',
  api: 'GET titip/report-batal-titip-uang',
  filters: span,
  columns: {
    nama_barang: rowText('Nama Barang'),
    berat: sumGram('Berat'),
    harga_jual: rupiah('Harga Jual'),
    ongkos: rupiah('Ongkos'),
    harga_total: rupiah('Harga Total'),
    dp_rp: rupiah('DP'),
    tgl_system: day('Tanggal Batal'),
    no_titip: rowText('No Titip'),
    urut: int('Urut'),
  },
  hidden: ['tgl_system', 'no_titip', 'urut'],
  totals: ['berat', 'harga_jual', 'ongkos', 'harga_total', 'dp_rp'],
  band: [{ of: 'dp_rp', label: 'Uang titip' }, 'harga_total', { rows: 'Barang' }],
  sort: ['tgl_system', 'no_titip', 'urut'],
  drill: [{ column: 'no_titip', to: 'dokumen' }],
  control: { total: 'harga_total', parts: ['harga_jual', 'ongkos'] },
  messages: { found: 'Laporan Batal Titip Tersedia', empty: 'Laporan Batal Titip Kosong' },
  rowNoun: 'barang',
});
