import { choice, cost, day, int, optional, rupiah, status } from '#kit/contract/field.ts';
import {
  alone,
  defineReport,
  picked,
  rowText,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringBarang } from '#areas/barang/contract/saring-barang.ts';
import { AREA, persenBebas } from '#areas/dashboard/contract/laporan/kolom.ts';
import { kolomBarang } from '#areas/stock/contract/saring-tempat.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** What each sold piece earned against its own cost, and against buying the same gold again that day. */
export const marginReport = defineReport({
  no: 89,
  path: 'laporan-margin-penjualan',
  menu: {
    group: 'Laporan/Manajerial',
    at: 20,
    levels: ['MU'],
    answers: 'Untung tiap barang yang terjual',
  },
  title: 'Laporan Margin Penjualan',
  area: AREA,
  api: 'GET penjualan/report-margin',
  filters: {
    ...span,
    ...saringBarang,
    ...saringSales,
    urut: picked(
      choice(sense('Urut', 'urutkan'), {
        MARGIN_TERENDAH: 'MARGIN TERENDAH',
        MARGIN_TERTINGGI: 'MARGIN TERTINGGI',
        TANGGAL: 'TANGGAL',
      }),
    ),
  },
  columns: {
    no_faktur_jual: rowText('No Faktur'),
    tgl_system: day('Tanggal'),
    ...kolomBarang,
    berat: sumGram('Berat'),
    murni: sumGram('Murni'),
    harga_emas: alone(optional(rupiah('Harga Emas'))),
    netto: rupiah('Netto'),
    modal: cost(optional(sumRupiah('Modal'))),
    laba: cost(optional(sumRupiah('Laba'))),
    margin: cost(optional(persenBebas('Margin %'))),
    laba_gram: cost(optional(sumRupiah('Laba/Gram'))),
    modal_ganti: cost(optional(sumRupiah('Modal Ganti'))),
    laba_ganti: cost(optional(sumRupiah('Laba Ganti'))),
    umur_hari: alone(optional(int('Umur Jual'))),
    kode_sales: rowText('Sales'),
    otorisasi_by: optional(rowText('Otorisasi')),
    tanda: cost(optional(status('Tanda', { RUGI: 'RUGI', TANPA_MODAL: 'TANPA MODAL' }))),
  },
  totals: ['berat', 'murni', 'netto', 'modal', 'laba', 'modal_ganti', 'laba_ganti'],
  ratios: {
    margin: { over: 'laba', under: 'netto', as: 'percent' },
    laba_gram: { over: 'laba', under: 'berat', as: 'perGram' },
  },
  band: ['laba', 'margin', { of: 'netto', label: 'Penjualan' }],
  aside: [
    'kode_barcode',
    'kode_dept',
    'kode_group',
    'murni',
    'harga_emas',
    'laba_gram',
    'modal_ganti',
    'laba_ganti',
    'umur_hari',
    'kode_sales',
    'otorisasi_by',
  ],
  sort: ['margin', 'no_faktur_jual', 'kode_barcode'],
  drill: [
    { column: 'no_faktur_jual', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'barang',
});
