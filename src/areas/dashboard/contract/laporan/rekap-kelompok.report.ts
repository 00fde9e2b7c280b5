import { optional, ref, rupiah } from '#kit/contract/field.ts';
import {
  alone,
  defineReport,
  rowText,
  semua,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { kelompokHargaMaster } from '#areas/barang/contract/kelompok-harga.master.ts';
import { AREA } from '#areas/dashboard/contract/laporan/kolom.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** Each price group with its groups: sold, bought, the spread per gram, and what is left. */
export const rekapKelompokReport = defineReport({
  no: 97,
  path: 'laporan-rekap-kelompok-harga',
  menu: {
    group: 'Laporan/Manajerial',
    at: 100,
    levels: ['MU'],
    answers: 'Jual, beli dan stock menurut kelompok harga',
  },
  title: 'Laporan Rekap Kelompok Harga',
  area: AREA,
  api: 'GET kelompok-harga/hidup/report-rekap',
  gate: modul(barangModul.HIDUP_FEATURE_MODULE),
  filters: {
    ...span,
    kelompok_harga: semua(ref('Kelompok Harga', kelompokHargaMaster, 'nama')),
    kode_group: semua(ref('Group', groupMaster, 'nama')),
  },
  columns: {
    kelompok_harga: rowText('Kelompok Harga'),
    kode_group: rowText('Group'),
    jual_berat: sumGram('Berat Jual'),
    netto: sumRupiah('Rp Jual'),
    jual_gram: optional(rupiah('Jual/Gram')),
    beli_berat: sumGram('Berat Beli'),
    harga: sumRupiah('Rp Beli'),
    beli_gram: optional(rupiah('Beli/Gram')),
    selisih_gram: alone(optional(rupiah('Selisih/Gram'))),
    neto_berat: sumGram('Neto Berat'),
    stock_berat: sumGram('Stock Akhir'),
  },
  groups: ['kelompok_harga'],
  totals: ['jual_berat', 'netto', 'beli_berat', 'harga', 'neto_berat', 'stock_berat'],
  ratios: {
    jual_gram: { over: 'netto', under: 'jual_berat', as: 'perGram' },
    beli_gram: { over: 'harga', under: 'beli_berat', as: 'perGram' },
  },
  stands: [{ columns: ['stock_berat'] }],
  band: [
    { of: 'netto', label: 'Penjualan' },
    { of: 'harga', label: 'Pembelian' },
    { of: 'stock_berat', label: 'Stock akhir' },
  ],
  sort: ['kelompok_harga', 'kode_group'],
  drill: [{ column: 'kode_group', to: 'report', path: 'laporan-penjualan' }],
  rowNoun: 'group',
});
