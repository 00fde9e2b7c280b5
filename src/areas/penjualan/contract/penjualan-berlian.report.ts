import { choice, cost, day, int, optional, persen, ref, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { supplierBerlianMaster } from '#areas/barang/contract/supplier-berlian.master.ts';
import { jumlahCt } from '#areas/berlian/contract/berlian.fields.ts';
import { BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import { kolomBarang } from '#areas/stock/contract/saring-tempat.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** Sold lines with stones, loose or in a piece, beside what they cost (№ 85). */
export const penjualanBerlianReport = defineReport({
  no: 85,
  path: 'laporan-penjualan-berlian',
  menu: {
    group: 'Laporan/Berlian',
    at: 30,
    levels: ['MU'],
    answers: 'Berlian yang terjual, untungnya, dan yang di bawah modal',
  },
  title: 'Laporan Penjualan Berlian',
  area: 'Berlian',
  api: 'GET penjualan/report-berlian',
  gate: BERLIAN,
  filters: {
    ...span,
    kode_supplier: semua(ref('Supplier', supplierBerlianMaster, 'nama')),
    ...saringSales,
    di_bawah_modal: semua(choice('Jual Rugi', ['YA'])),
  },
  columns: {
    kode_supplier: optional(rowText('Supplier')),
    no_faktur_jual: rowText('No Faktur'),
    tgl_system: day('Tanggal'),
    ...kolomBarang,
    no_sertifikat: optional(rowText('Sertifikat')),
    carat: optional(jumlahCt('Carat')),
    butir: optional(int('Butir')),
    berat: sumGram('Berat Emas'),
    emas_rp: sumRupiah('Nilai Emas'),
    berlian_rp: sumRupiah('Nilai Berlian'),
    ongkos: sumRupiah('Ongkos'),
    netto: sumRupiah('Netto'),
    modal: cost(optional(sumRupiah('Modal'))),
    laba: cost(optional(sumRupiah('Laba'))),
    margin: cost(optional(persen('Margin %', { min: -100_000_000, max: 100_000_000 }))),
    kode_sales: rowText('Sales'),
    input_by: rowText('Kasir'),
    otorisasi_by: optional(rowText('Otorisasi')),
    tanda: cost(optional(status('Tanda', { TANPA_OTORISASI: 'TANPA OTORISASI' }))),
  },
  groups: ['kode_supplier'],
  totals: ['carat', 'butir', 'berat', 'emas_rp', 'berlian_rp', 'ongkos', 'netto', 'modal', 'laba'],
  ratios: { margin: { over: 'laba', under: 'netto', as: 'percent' } },
  band: [{ of: 'netto', label: 'Netto' }, 'carat', { rows: 'Barang berlian' }],
  sort: ['kode_supplier', 'tgl_system', 'no_faktur_jual'],
  aside: ['kode_group', 'kadar', 'emas_rp', 'ongkos', 'input_by', 'otorisasi_by'],
  drill: [
    { column: 'no_faktur_jual', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'barang',
});
