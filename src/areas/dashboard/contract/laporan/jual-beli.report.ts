import { choice, optional } from '#kit/contract/field.ts';
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
import { AREA, persenBebas } from '#areas/dashboard/contract/laporan/kolom.ts';

/** Gold sold beside gold bought back: what left the shop on balance, and the spread per fine gram. */
export const jualBeliReport = defineReport({
  no: 92,
  path: 'laporan-perbandingan-jual-beli',
  menu: {
    group: 'Laporan/Manajerial',
    at: 50,
    levels: ['MU'],
    answers: 'Gram yang keluar lewat jual dan masuk lewat beli',
  },
  title: 'Laporan Perbandingan Jual Beli',
  area: AREA,
  api: 'GET manajerial/report-jual-beli',
  filters: {
    ...span,
    group_by: picked(choice('Kelompokkan', ['HARI', 'BULAN', 'KADAR', 'JENIS'])),
  },
  yearWhen: { field: 'group_by', is: ['BULAN'] },
  columns: {
    kunci: rowText('Kelompok'),
    jual_berat: sumGram(sense('Jual', 'sudah')),
    jual_murni: sumGram('Murni Jual'),
    netto: sumRupiah('Rp Jual'),
    beli_berat: sumGram(sense('Beli', 'sudah')),
    beli_murni: sumGram('Murni Beli'),
    harga: sumRupiah('Rp Beli'),
    neto_berat: sumGram('Neto Gram'),
    neto_murni: sumGram('Neto Murni'),
    neto_rp: sumRupiah('Neto Rp'),
    rasio: optional(persenBebas('Beli/Jual %')),
    selisih_gram: alone(optional(sumRupiah('Spread/Gram Murni'))),
  },
  headed: { column: 'kunci', by: 'group_by' },
  totals: [
    'jual_berat',
    'jual_murni',
    'netto',
    'beli_berat',
    'beli_murni',
    'harga',
    'neto_berat',
    'neto_murni',
    'neto_rp',
  ],
  ratios: { rasio: { over: 'beli_berat', under: 'jual_berat', as: 'percent' } },
  band: [
    { of: 'netto', label: 'Penjualan' },
    { of: 'harga', label: 'Pembelian' },
    { of: 'neto_berat', label: 'Selisih gram' },
  ],
  sort: ['kunci'],
  chart: {
    kind: 'bar',
    x: 'kunci',
    series: ['jual_berat', 'beli_berat', 'neto_berat'],
    columns: ['neto_berat'],
    lineWhen: { field: 'group_by', is: ['HARI', 'BULAN'] },
  },
  drill: [
    {
      column: 'kunci',
      to: 'report',
      path: 'laporan-penjualan',
      as: {
        of: 'group_by',
        names: { HARI: ['tgl_from', 'tgl_to'], KADAR: ['kadar'], JENIS: ['kode_dept'] },
      },
    },
  ],
  rowNoun: 'baris',
});
