import { cost, int, optional, persen, ref } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { kadarKode, saringBarang } from '#areas/barang/contract/saring-barang.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';
import { persenBebas } from '#areas/dashboard/contract/laporan/kolom.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** Whose goods sell and whose goods lie, by fineness. */
export const supplierReport = defineReport({
  no: 78,
  path: 'laporan-supplier',
  menu: {
    group: 'Laporan/Barang',
    at: 160,
    levels: ['MU'],
    answers: 'Supplier mana yang barangnya laku',
  },
  title: 'Laporan Supplier',
  area: 'Barang',
  api: 'GET supplier-barang/report',
  gate: modul(barangModul.SUPPLIER_BARANG_MODULE),
  filters: {
    ...span,
    kode_supplier: semua(ref('Supplier', supplierBarangMaster, 'nama')),
    kadar: saringBarang.kadar,
  },
  columns: {
    kode_supplier: rowText('Kode'),
    nama_supplier: rowText('Supplier'),
    kadar: kadarKode('Kadar'),
    terima_qty: int('Terima'),
    terima_berat: sumGram('Berat Terima'),
    modal: cost(optional(sumRupiah('Modal Terima'))),
    jual_qty: int('Terjual'),
    jual_berat: sumGram('Berat Terjual'),
    netto: sumRupiah('Omzet'),
    netto_modal: cost(sumRupiah('Omzet Bermodal')),
    laba: cost(optional(sumRupiah('Laba'))),
    margin: cost(optional(persenBebas('Margin %'))),
    sisa_qty: int('Sisa'),
    sisa_berat: sumGram('Berat Sisa'),
    umur_hari: int('Hari Sisa'),
    umur_rata: optional(int('Umur Sisa')),
    laku_berat: sumGram('Berat Laku'),
    /** Of what was received what has a barcode, or gets one. */
    ukur_berat: sumGram('Berat Terima Berbarcode'),
    terjual_persen: optional(persen('Terjual %')),
  },
  hidden: ['netto_modal', 'umur_hari', 'laku_berat', 'ukur_berat'],
  groups: ['nama_supplier'],
  totals: [
    'terima_qty',
    'terima_berat',
    'modal',
    'jual_qty',
    'jual_berat',
    'netto',
    'laba',
    'sisa_qty',
    'sisa_berat',
  ],
  ratios: {
    margin: { over: 'laba', under: 'netto_modal', as: 'percent' },
    umur_rata: { over: 'umur_hari', under: 'sisa_qty', as: 'plain' },
    terjual_persen: { over: 'laku_berat', under: 'ukur_berat', as: 'percent' },
  },
  stands: [{ columns: ['sisa_qty', 'sisa_berat'] }],
  band: [{ of: 'netto', label: 'Omzet' }, 'laba', { of: 'sisa_berat', label: 'Berat sisa' }],
  sort: ['nama_supplier', 'kode_supplier', 'kadar'],
  drill: [{ column: 'kadar', to: 'report', path: 'laporan-stock-barang' }],
  rowNoun: 'kadar',
});
