import { choice, optional, ref } from '#kit/contract/field.ts';
import {
  defineReport,
  rowText,
  semua,
  sortedBy,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';

/** Pieces in stock by what they cost now, the dearest or the cheapest first (2§2). */
export const analisisHargaReport = defineReport({
  no: 67,
  path: 'laporan-analisis-harga-barang',
  menu: {
    group: 'Laporan/Barang',
    at: 60,
    levels: ['MU'],
    answers: 'Harga bandrol tiap gram, untuk mencari yang janggal',
  },
  title: 'Laporan Analisis Harga Barang',
  area: 'Barang',
  api: 'GET barang/laporan-analisis-harga-barang',
  filters: {
    kode_dept: semua(ref('Jenis', jenisMaster, 'nama')),
    sort_by: sortedBy(choice('Urutkan', ['HARGA TERTINGGI', 'HARGA TERENDAH'])),
  },
  columns: {
    kode_barcode: rowText('Barcode'),
    kode_group: rowText('Group'),
    kode_dept: rowText('Jenis'),
    kode_intern: optional(rowText('Kode Intern')),
    nama_barang: rowText('Nama Barang'),
    berat: sumGram('Berat'),
    harga_jual: optional(sumRupiah('Harga Jual')),
    harga_gram: optional(sumRupiah('Rata Harga/Gram')),
  },
  totals: ['berat', 'harga_jual'],
  ratios: { harga_gram: { over: 'harga_jual', under: 'berat', as: 'perGram' } },
  band: [{ rows: 'Barang' }, 'berat', { of: 'harga_gram', label: 'Rata-rata per gram' }],
  sort: [],
  drill: [{ column: 'kode_barcode', to: 'barang' }],
  messages: { empty: 'Data Tidak Tersedia', failed: 'Terjadi Kesalahan Saat Request Data' },
  rowNoun: 'barang',
});
