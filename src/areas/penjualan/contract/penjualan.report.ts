import { day, optional, rupiah, status } from '#kit/contract/field.ts';
import { defineReport, fullSpan, rowText } from '#kit/contract/report.ts';
import { saringKasir, saringValidasi } from '#areas/akses/contract/user.field.ts';
import { saringBarang } from '#areas/barang/contract/saring-barang.ts';
import {
  kolomBaki,
  kolomBarang,
  kolomBerat,
  saringTempat,
  urutan,
} from '#areas/stock/contract/saring-tempat.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** One line of a counted sale; a part of an exchange is marked. */
export const penjualanReport = defineReport({
  no: 1,
  path: 'laporan-penjualan',
  menu: {
    group: 'Laporan/Penjualan',
    at: 10,
    levels: ['KASIR', 'SPV', 'MU'],
    answers: 'Barang apa saja yang terjual, satu baris satu barang',
  },
  title: 'Laporan Penjualan',
  area: 'Penjualan',
  api: 'GET penjualan/report-detail',
  filters: {
    ...fullSpan,
    ...saringBarang,
    ...saringTempat,
    ...saringSales,
    ...saringKasir,
    ...saringValidasi,
    ...urutan,
  },
  columns: {
    no_faktur_jual: rowText('No Faktur'),
    tgl_system: day('Tanggal'),
    ...kolomBarang,
    ...kolomBaki,
    ...kolomBerat,
    /** None of a loose stone. */
    harga_gram: optional(rupiah('Harga/Gram')),
    harga_jual: rupiah('Harga Jual'),
    ongkos: rupiah('Ongkos'),
    diskon: rupiah('Diskon'),
    netto: rupiah('Netto'),
    nama_customer: rowText('Customer'),
    kode_sales: rowText('Sales'),
    input_by: rowText('Kasir'),
    tukar: optional(status('Tukar', ['TUKAR'])),
  },
  groups: ['tgl_system', 'kode_dept'],
  totals: ['qty', 'berat', 'murni', 'harga_jual', 'ongkos', 'diskon', 'netto'],
  ratios: { harga_gram: { over: 'harga_jual', under: 'berat', as: 'perGram' } },
  band: [{ of: 'netto', label: 'Penjualan' }, 'berat', { rows: 'Barang terjual' }],
  aside: [
    'kode_group',
    'kode_baki',
    'qty',
    'murni',
    'harga_gram',
    'nama_customer',
    'input_by',
    'tukar',
  ],
  sort: ['tgl_system', 'kode_dept', 'no_faktur_jual', 'kode_barcode'],
  drill: [
    { column: 'no_faktur_jual', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'barang',
});
