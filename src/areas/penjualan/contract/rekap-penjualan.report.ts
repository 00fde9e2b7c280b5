import { day, int, optional, ref, rupiah } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kelompokHargaMaster } from '#areas/barang/contract/kelompok-harga.master.ts';
import { kolomBerat } from '#areas/stock/contract/saring-tempat.ts';
import { paramHoldsToko } from '#areas/toko/contract/parameter.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

const UANG = ['qty', 'berat', 'murni', 'bruto', 'diskon', 'netto'] as const;

/** Days of selling by jenis and price group, for the shops that the parameter names. */
export const rekapPenjualanReport = defineReport({
  no: 3,
  path: 'laporan-rekap-penjualan',
  menu: {
    group: 'Laporan/Penjualan',
    at: 30,
    levels: ['MU'],
    answers: 'Penjualan tiap hari menurut jenis dan kelompok harga',
  },
  title: 'Laporan Rekap Penjualan',
  area: 'Penjualan',
  api: 'GET penjualan/report-rekap',
  gate: paramHoldsToko(penjualanParam.TOKO_REKAP_PENJUALAN),
  filters: {
    ...span,
    kode_dept: semua(ref('Jenis', jenisMaster, 'nama')),
    kelompok_harga: semua(ref('Kelompok Harga', kelompokHargaMaster, 'nama')),
  },
  columns: {
    tgl_system: day('Tanggal'),
    kode_dept: rowText('Jenis'),
    kelompok_harga: rowText('Kelompok Harga'),
    jml_faktur: int('Faktur'),
    faktur_baru: int('Faktur Pertama'),
    ...kolomBerat,
    bruto: sumRupiah('Bruto'),
    diskon: sumRupiah('Diskon'),
    netto: sumRupiah('Netto'),
    harga_gram: optional(rupiah('Rata Harga/Gram')),
  },
  hidden: ['faktur_baru'],
  groups: ['tgl_system'],
  // An invoice with two jenis is in two rows: the note under the title counts invoices.
  totals: UANG,
  ratios: {
    jml_faktur: { sumOf: 'faktur_baru' },
    harga_gram: { over: 'netto', under: 'berat', as: 'perGram' },
  },
  band: [{ of: 'netto', label: 'Penjualan' }, 'berat', 'jml_faktur'],
  sort: ['tgl_system', 'kode_dept', 'kelompok_harga'],
  closing: [{ title: 'Ringkasan Per Jenis', by: 'kode_dept', sums: UANG }],
  drill: [{ column: 'kode_dept', to: 'report', path: 'laporan-penjualan' }],
  rowNoun: 'baris',
});
