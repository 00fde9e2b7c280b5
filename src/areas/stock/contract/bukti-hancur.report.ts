import { int, kode } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { photo } from '#kit/contract/field-picture.ts';
import { defineReport, rowText, sumGram } from '#kit/contract/report.ts';

/** The paper of one destruction: each piece with its photo, signed by who did it and who allowed it. */
export const buktiHancurReport = defineReport({
  no: 72,
  path: 'hancur-data-barang',
  title: 'Bukti Hancur Barang',
  area: 'Barang',
  api: 'GET hancur-barang-bukti',
  filters: { no_hancur: kode('No Hancur', 14) },
  columns: {
    kode_barcode: rowText('Barcode'),
    nama_barang: rowText('Nama Barang'),
    kadar: kadarPersen('Kadar'),
    qty: int('Qty'),
    berat: sumGram('Berat'),
    berat_timbang: sumGram('Berat Timbang'),
    susut: sumGram('Susut'),
    gambar: photo('Gambar'),
  },
  totals: ['qty', 'berat', 'berat_timbang', 'susut'],
  band: [
    { of: 'berat_timbang', label: 'Berat ditimbang' },
    'susut',
    { of: 'qty', label: 'Barang' },
  ],
  sort: ['kode_barcode'],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: {
    portrait: true,
    signatures: ['Petugas', 'SPV'],
    rowPhoto: { column: 'gambar', mm: 20 },
  },
  rowNoun: 'barang',
});
