import { day, optional, persen, rupiah } from '#kit/contract/field.ts';
import { defineReport, rowText, span, sumGram } from '#kit/contract/report.ts';
import { TAMBAHAN_SENDIRI, tiap } from '#areas/penjualan/rules/tambahan.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

const SENDIRI = TAMBAHAN_SENDIRI.map(({ kunci }) => kunci);

/** Invoices with labour or a charge, and what their sales person gets (D-33.15). */
export const feePenjualanReport = defineReport({
  no: 10,
  path: 'laporan-fee-penjualan',
  menu: {
    group: 'Laporan/Penjualan',
    at: 100,
    levels: ['MU'],
    answers: 'Ongkos, fee, admin dan packing yang diterima',
  },
  title: 'Laporan Fee dan Ongkos Penjualan',
  area: 'Penjualan',
  api: 'GET penjualan/report-fee',
  filters: { ...span, ...saringSales },
  columns: {
    no_faktur_jual: rowText('No Faktur'),
    tgl_system: day('Tanggal'),
    kode_sales: rowText('Sales'),
    berat: sumGram('Berat'),
    netto: rupiah('Netto'),
    ongkos: rupiah('Ongkos'),
    ongkos_gram: optional(rupiah('Ongkos/Gram')),
    fee_persen: optional(persen('Fee %')),
    fee_rp: rupiah('Fee'),
    ...tiap(TAMBAHAN_SENDIRI, ({ label }) => rupiah(label)),
    total_tambahan: rupiah('Total'),
  },
  groups: ['tgl_system'],
  // The fee is the shop's to pay, not the customer's: it is no part of the total.
  totals: ['berat', 'netto', 'ongkos', 'fee_rp', ...SENDIRI, 'total_tambahan'],
  ratios: {
    ongkos_gram: { over: 'ongkos', under: 'berat', as: 'perGram' },
    fee_persen: { over: 'fee_rp', under: 'netto', as: 'percent' },
  },
  band: [
    { of: 'total_tambahan', label: 'Fee dan ongkos' },
    { of: 'netto', label: 'Penjualan' },
    { rows: 'Faktur' },
  ],
  sort: ['tgl_system', 'no_faktur_jual'],
  drill: [{ column: 'no_faktur_jual', to: 'dokumen' }],
  rowNoun: 'faktur',
});
