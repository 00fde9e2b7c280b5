import { choice, cost, int, optional, persen } from '#kit/contract/field.ts';
import { defineReport, picked, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { AREA, persenBebas } from '#areas/dashboard/contract/laporan/kolom.ts';
import { kolomBerat } from '#areas/stock/contract/saring-tempat.ts';

/** What was earned, added up by one property; grams and money without a known cost stay out of it. */
export const marginGlobalReport = defineReport({
  no: 90,
  path: 'laporan-margin-global',
  menu: {
    group: 'Laporan/Manajerial',
    at: 30,
    levels: ['MU'],
    answers: 'Untung menurut jenis, kadar, sales atau supplier',
  },
  title: 'Laporan Margin Global',
  area: AREA,
  api: 'GET penjualan/report-margin-global',
  filters: {
    ...span,
    group_by: picked(
      choice('Kelompokkan', {
        JENIS: 'JENIS',
        KADAR: 'KADAR',
        GROUP: 'GROUP',
        KELOMPOK_HARGA: 'KELOMPOK HARGA',
        SALES: 'SALES',
        SUPPLIER: 'SUPPLIER',
        BULAN: 'BULAN',
      }),
    ),
  },
  columns: {
    kunci: rowText('Kelompok'),
    ...kolomBerat,
    netto: sumRupiah('Netto'),
    netto_modal: cost(sumRupiah('Netto Bermodal')),
    berat_modal: cost(sumGram('Berat Bermodal')),
    modal: cost(optional(sumRupiah('Modal'))),
    laba: cost(optional(sumRupiah('Laba'))),
    margin: cost(optional(persenBebas('Margin %'))),
    markup: cost(optional(persenBebas('Markup %'))),
    laba_gram: cost(optional(sumRupiah('Laba/Gram'))),
    laba_ganti: cost(optional(sumRupiah('Laba Ganti'))),
    kontribusi: cost(optional(persen('% Laba', { min: -1e9, max: 1e9 }))),
    tanpa_modal: cost(int('Tanpa Modal')),
  },
  headed: { column: 'kunci', by: 'group_by' },
  totals: [
    'qty',
    'berat',
    'murni',
    'netto',
    'netto_modal',
    'berat_modal',
    'modal',
    'laba',
    'laba_ganti',
    'tanpa_modal',
  ],
  ratios: {
    margin: { over: 'laba', under: 'netto_modal', as: 'percent' },
    markup: { over: 'laba', under: 'modal', as: 'percent' },
    laba_gram: { over: 'laba', under: 'berat_modal', as: 'perGram' },
  },
  band: ['laba', 'margin', { of: 'netto', label: 'Penjualan' }],
  sort: ['-laba'],
  chart: { kind: 'bar', x: 'kunci', series: ['laba', 'margin'] },
  drill: [
    {
      column: 'kunci',
      to: 'report',
      path: 'laporan-margin-penjualan',
      as: {
        of: 'group_by',
        names: {
          JENIS: ['kode_dept'],
          KADAR: ['kadar'],
          GROUP: ['kode_group'],
          SALES: ['kode_sales'],
        },
      },
    },
  ],
  rowNoun: 'baris',
});
