import { choice, day, optional } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

const ARAH = {
  TAMBAH: 'TUKAR TAMBAH',
  KURANG: 'TUKAR KURANG',
  PAS: 'TUKAR PAS',
};

/** One exchange: what went out, what came in, and which way the difference was. */
export const tukarReport = defineReport({
  no: 7,
  path: 'laporan-tukar-barang',
  menu: {
    group: 'Laporan/Penjualan',
    at: 70,
    levels: ['MU'],
    answers: 'Emas lama yang ditukar dengan barang baru',
  },
  title: 'Laporan Tukar Barang',
  area: 'Penjualan',
  api: 'GET penjualan/report-tukar',
  filters: { ...span, ...saringSales, arah: semua(choice('Arah', ARAH)) },
  columns: {
    no_faktur_jual: rowText('Faktur Jual'),
    no_faktur_beli: rowText('Faktur Beli'),
    tgl_system: day('Tanggal'),
    nama_customer: optional(rowText('Customer')),
    kode_sales: rowText('Sales'),
    berat_jual: sumGram('Berat Keluar'),
    murni_jual: sumGram('Murni Keluar'),
    netto_jual: sumRupiah('Rp Keluar'),
    berat_beli: sumGram('Berat Masuk'),
    murni_beli: sumGram('Murni Masuk'),
    harga_beli: sumRupiah('Rp Masuk'),
    selisih_murni: sumGram('Selisih Murni'),
    selisih_rp: sumRupiah('Dibayar Customer'),
    bayar_rp: sumRupiah('Selisih Nota'),
  },
  groups: ['tgl_system'],
  totals: [
    'berat_jual',
    'murni_jual',
    'netto_jual',
    'berat_beli',
    'murni_beli',
    'harga_beli',
    'selisih_murni',
    'selisih_rp',
    'bayar_rp',
  ],
  band: [{ of: 'selisih_rp', label: 'Dibayar customer' }, 'selisih_murni', { rows: 'Tukar' }],
  aside: ['kode_sales', 'murni_jual', 'murni_beli'],
  sort: ['tgl_system', 'no_faktur_jual'],
  drill: [
    { column: 'no_faktur_jual', to: 'penjualan' },
    { column: 'no_faktur_beli', to: 'pembelian' },
  ],
  rowNoun: 'tukar',
});
