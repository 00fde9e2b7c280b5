import { day, instant, int, optional, rupiah } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, span } from '#kit/contract/report.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { kolomBarang, kolomBerat } from '#areas/stock/contract/saring-tempat.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** One line of a cancelled sale, by the day of its cancellation, with who asked and who agreed. */
export const batalPenjualanReport = defineReport({
  no: 6,
  path: 'laporan-batal-penjualan',
  menu: {
    group: 'Laporan/Penjualan',
    at: 60,
    levels: ['SPV', 'MU'],
    answers: 'Penjualan yang dibatalkan, oleh siapa dan mengapa',
  },
  title: 'Laporan Batal Penjualan',
  area: 'Penjualan',
  api: 'GET penjualan/batal-reports',
  filters: { ...span, ...saringSales, ...saringKasir },
  columns: {
    no_faktur_jual: rowText('No Faktur'),
    tgl_system: day('Tgl Jual'),
    tgl_batal: instant('Tgl Batal'),
    batal_by: rowText('Dibatalkan'),
    otorisasi_by: optional(rowText('Otorisasi')),
    alasan: rowText('Alasan'),
    ...kolomBarang,
    ...kolomBerat,
    netto: rupiah('Netto'),
    nama_customer: rowText('Customer'),
    kode_sales: rowText('Sales'),
    input_by: rowText('Kasir'),
    selisih_menit: alone(int('Menit')),
    no_tukar: optional(rowText('No Tukar')),
  },
  groups: ['batal_by'],
  totals: ['qty', 'berat', 'murni', 'netto'],
  band: [
    { of: 'netto', label: 'Penjualan dibatalkan' },
    'berat',
    { distinct: 'no_faktur_jual', label: 'Faktur' },
  ],
  aside: [
    'tgl_system',
    'kode_barcode',
    'kode_dept',
    'kode_group',
    'kadar',
    'qty',
    'murni',
    'nama_customer',
    'kode_sales',
    'no_tukar',
  ],
  sort: ['batal_by', 'tgl_batal', 'no_faktur_jual', 'kode_barcode'],
  distinct: { column: 'no_faktur_jual', rowNoun: 'faktur' },
  drill: [
    { column: 'no_faktur_jual', to: 'dokumen' },
    { column: 'no_tukar', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'barang',
});
