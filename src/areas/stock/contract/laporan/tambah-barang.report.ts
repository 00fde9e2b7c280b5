import { choice, cost, day, optional, persen, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { saringBarang } from '#areas/barang/contract/saring-barang.ts';
import {
  kolomBaki,
  kolomBarang,
  kolomBerat,
  saringTempat,
} from '#areas/stock/contract/saring-tempat.ts';

const SUMBER = {
  'INPUT BARU': 'INPUT BARU',
  'TERIMA SUPPLIER': 'TERIMA SUPPLIER',
  'DARI PEMBELIAN': 'DARI PEMBELIAN',
  'DARI SEPUHAN': 'DARI SEPUHAN',
} as const;

/** Every piece that was put into stock, also when it was sold since. */
export const tambahBarangReport = defineReport({
  no: 68,
  path: 'laporan-tambah-barang',
  menu: {
    group: 'Laporan/Barang',
    at: 70,
    levels: ['SPV', 'MU'],
    answers: 'Barang baru yang dimasukkan ke stock',
  },
  title: 'Laporan Tambah Barang',
  area: 'Barang',
  api: 'GET barang/report-tambah',
  filters: {
    ...span,
    ...saringBarang,
    ...saringTempat,
    sumber: semua(
      choice('Sumber', ['INPUT BARU', 'TERIMA SUPPLIER', 'DARI PEMBELIAN', 'DARI SEPUHAN']),
    ),
    ...saringKasir,
  },
  columns: {
    tgl_masuk: day('Tanggal'),
    ...kolomBarang,
    ...kolomBaki,
    ...kolomBerat,
    berat_asli: sumGram('Emas'),
    modal: cost(optional(sumRupiah('Modal'))),
    harga_jual: optional(sumRupiah('Harga Jual')),
    markup: cost(optional(persen('Markup %', { min: -1_000_000, max: 1_000_000_000 }))),
    sumber: status('Sumber', SUMBER),
    no_terima: optional(rowText('No Terima')),
    input_by: rowText('User'),
  },
  groups: ['tgl_masuk', 'kode_baki'],
  totals: ['qty', 'berat', 'murni', 'berat_asli', 'modal', 'harga_jual'],
  band: [{ rows: 'Barang' }, 'berat', 'harga_jual'],
  aside: ['kode_group', 'qty', 'murni', 'berat_asli', 'markup', 'no_terima', 'input_by'],
  sort: ['tgl_masuk', 'kode_baki', 'kode_barcode'],
  drill: [{ column: 'kode_barcode', to: 'barang' }],
  rowNoun: 'barang',
});
