import { day, optional, persen, ref, rupiah, status, withModul } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { potonganMaster } from '#areas/penjualan/contract/potongan.master.ts';
import { kolomBarang } from '#areas/stock/contract/saring-tempat.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

const MODUL = penjualanModul.POTONGAN_PENJUALAN_MODULE.key;
const TANDA = { LEWAT_BATAS: 'LEWAT BATAS', TANPA_OTORISASI: 'TANPA OTORISASI' };

/** Sold lines that cost less than they should, by whom, and who agreed. */
export const potonganReport = defineReport({
  no: 8,
  path: 'laporan-potongan-penjualan',
  menu: {
    group: 'Laporan/Penjualan',
    at: 80,
    levels: ['MU'],
    answers: 'Siapa memberi potongan, berapa dan atas izin siapa',
  },
  title: 'Laporan Potongan Penjualan',
  area: 'Penjualan',
  api: 'GET penjualan/report-potongan',
  filters: {
    ...span,
    kategori_potongan: withModul(MODUL, semua(ref('Kategori', potonganMaster, 'nama'))),
    ...saringSales,
    ...saringKasir,
  },
  columns: {
    kode_sales: rowText('Sales'),
    no_faktur_jual: rowText('No Faktur'),
    tgl_system: day('Tanggal'),
    ...kolomBarang,
    berat: sumGram('Berat'),
    bruto: rupiah('Bruto'),
    diskon_rp: rupiah('Diskon'),
    potongan_rp: withModul(MODUL, rupiah('Potongan')),
    kategori_potongan: withModul(MODUL, optional(rowText('Kategori'))),
    kupon_rp: rupiah('Kupon'),
    diskon: rupiah('Total Potongan'),
    persen: persen('%'),
    di_bawah_rp: rupiah('Di Bawah Harga'),
    netto: rupiah('Netto'),
    input_by: rowText('Kasir'),
    otorisasi_by: optional(rowText('Otorisasi')),
    tanda: optional(status('Tanda', TANDA)),
  },
  groups: ['kode_sales'],
  totals: [
    'berat',
    'bruto',
    'diskon_rp',
    'potongan_rp',
    'kupon_rp',
    'diskon',
    'di_bawah_rp',
    'netto',
  ],
  ratios: { persen: { over: 'diskon', under: 'bruto', as: 'percent' } },
  band: [
    { of: 'diskon', label: 'Potongan' },
    { of: 'persen', label: 'Bagian dari bruto' },
    { of: 'netto', label: 'Penjualan' },
  ],
  aside: [
    'kode_barcode',
    'kode_dept',
    'kode_group',
    'kadar',
    'berat',
    'diskon_rp',
    'potongan_rp',
    'kategori_potongan',
    'kupon_rp',
    'input_by',
  ],
  sort: ['kode_sales', 'tgl_system', 'no_faktur_jual', 'kode_barcode'],
  drill: [
    { column: 'no_faktur_jual', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'barang',
});
