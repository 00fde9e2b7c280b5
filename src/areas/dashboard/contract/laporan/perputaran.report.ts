import { choice, cost, int, optional, persen, status } from '#kit/contract/field.ts';
import { alone, defineReport, picked, rowText, span, sumGram } from '#kit/contract/report.ts';
import { AREA, kali } from '#areas/dashboard/contract/laporan/kolom.ts';
import { SARAN } from '#areas/dashboard/rules/saran.ts';

/** How quickly stock turns into sales, and what to buy more or less of. */
export const perputaranReport = defineReport({
  no: 93,
  path: 'laporan-perputaran-stock',
  menu: {
    group: 'Laporan/Manajerial',
    at: 60,
    levels: ['MU'],
    answers: 'Stock mana yang cepat dan yang lambat berputar',
  },
  title: 'Laporan Perputaran Stock',
  area: AREA,
  api: 'GET manajerial/report-perputaran',
  filters: {
    ...span,
    group_by: picked(
      choice('Kelompokkan', {
        JENIS: 'JENIS',
        GROUP: 'GROUP',
        KADAR: 'KADAR',
        NAMA_BARANG: 'NAMA BARANG',
        SUPPLIER: 'SUPPLIER',
        BAKI: 'BAKI',
      }),
    ),
  },
  columns: {
    kunci: rowText('Kelompok'),
    jual_qty: int('Terjual'),
    jual_berat: sumGram('Berat Terjual'),
    stock_rata: sumGram('Stock Rata'),
    stock_qty: int('Qty Akhir'),
    stock_akhir: sumGram('Stock Akhir'),
    perputaran: optional(kali('Putar ×/th')),
    hari_stock: alone(optional(int('Hari Stock'))),
    laku_persen: optional(persen('Laku %')),
    gmroi: cost(optional(kali('GMROI'))),
    saran: status('Saran', SARAN),
  },
  headed: { column: 'kunci', by: 'group_by' },
  totals: ['jual_qty', 'jual_berat', 'stock_rata', 'stock_qty', 'stock_akhir'],
  stands: [{ columns: ['stock_rata', 'stock_qty', 'stock_akhir'] }],
  band: [
    { of: 'jual_berat', label: 'Berat terjual' },
    { of: 'stock_rata', label: 'Stock rata-rata' },
    'stock_akhir',
  ],
  sort: ['-jual_berat'],
  chart: { kind: 'bar', x: 'kunci', series: ['jual_berat'] },
  drill: [
    {
      column: 'kunci',
      to: 'report',
      path: 'laporan-penjualan',
      as: {
        of: 'group_by',
        names: {
          JENIS: ['kode_dept'],
          GROUP: ['kode_group'],
          KADAR: ['kadar'],
        },
      },
    },
  ],
  rowNoun: 'baris',
});
