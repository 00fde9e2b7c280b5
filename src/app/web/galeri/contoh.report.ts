import { day, gram, int, kode, rupiah, status, text, choice } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineReport, semua } from '#kit/contract/report.ts';

/** Made up for the gallery. */
export const contohReport = defineReport({
  no: 0,
  path: 'galeri',
  title: 'Laporan Penjualan',
  area: 'Penjualan',
  api: 'GET galeri/laporan',
  filters: {
    tgl_from: day('Dari Tanggal'),
    tgl_to: day('Sampai Tanggal'),
    jenis_bayar: semua(choice('Pembayaran', ['CASH', 'DEBET', 'CREDIT', 'TRANSFER'])),
  },
  columns: {
    tgl_system: day('Tanggal'),
    no_faktur: kode('No Faktur'),
    kode_barcode: kode('Barcode'),
    nama_barang: text('Nama Barang'),
    kadar: kadarPersen('Kadar'),
    bayar: text('Bayar'),
    status: status('Status', ['DONE', 'CANC']),
    qty: int('Qty'),
    berat: gram('Berat'),
    harga_gram: rupiah('Harga/Gram'),
    harga: rupiah('Harga'),
  },
  groups: ['tgl_system'],
  totals: ['qty', 'berat', 'harga'],
  ratios: { harga_gram: { over: 'harga', under: 'berat', as: 'perGram' } },
  band: [{ of: 'harga', label: 'Penjualan' }, 'berat', { rows: 'Barang' }],
  sort: ['tgl_system', 'no_faktur'],
  closing: [{ title: 'Ringkasan Pembayaran', by: 'bayar', sums: ['harga'] }],
  chart: { kind: 'bar', x: 'tgl_system', series: ['harga'] },
});
