import { choice, int } from '#kit/contract/field.ts';
import { mustDay, picked, rowText, rowWord, sumGram } from '#kit/contract/report.ts';
import { defineShopsReport } from '#kit/contract/report-shops.ts';
import { words } from '#kit/rules/row-word.ts';

import { AREA_PUSAT, PUSAT_STOCK } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { GAGAL_BANYAK_TOKO, saringToko } from '#areas/toko/contract/saring-toko.ts';

const ISI = ['total_qty', 'total_berat', 'total_murni'] as const;

/** The stock of every branch side by side; with what is for melting and on its way, the TOTAL is the position. */
export const globalStockReport = defineShopsReport({
  no: 110,
  path: 'laporan-global-stock',
  menu: { group: 'Laporan/Pusat', levels: ['MU'], answers: 'Stock semua toko berdampingan' },
  title: 'Laporan Global Stock',
  area: AREA_PUSAT,
  api: 'GET barang/report-global-stock',
  gate: PUSAT_STOCK,
  filters: {
    per_tanggal: mustDay('Per Tanggal'),
    ...saringToko,
    group_by: picked(choice('Kelompokkan', ['KADAR', 'JENIS', 'GROUP'])),
  },
  columns: {
    blok: rowWord('Blok', words(['STOCK', 'DALAM KIRIMAN', 'ROSOK & SEPUHAN'])),
    kunci: rowText('Kelompok'),
    nama_toko: rowText('Toko'),
    total_qty: int('Total Qty'),
    total_berat: sumGram('Total Berat'),
    total_murni: sumGram('Total Murni'),
  },
  headed: { column: 'kunci', by: 'group_by' },
  groups: ['blok', 'kunci'],
  totals: ISI,
  band: [
    { of: 'total_berat', label: 'Berat' },
    { of: 'total_murni', label: 'Murni' },
    { of: 'total_qty', label: 'Barang' },
  ],
  sort: ['blok', 'kunci', 'nama_toko'],
  distinct: { column: 'nama_toko', rowNoun: 'toko' },
  closing: [{ title: 'Posisi Per Toko', by: 'nama_toko', sums: ISI }],
  chart: { kind: 'bar', x: 'nama_toko', series: ['total_berat'] },
  messages: GAGAL_BANYAK_TOKO,
  rowNoun: 'baris',
});
