import { choice, cost, int, optional, persen } from '#kit/contract/field.ts';
import { withDefault } from '#kit/contract/field-more.ts';
import {
  alone,
  defineReport,
  mustDay,
  picked,
  rowText,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { saringBarang } from '#areas/barang/contract/saring-barang.ts';
import { keStockBarang } from '#areas/stock/contract/laporan/ke-stock-barang.ts';

const UMUR = {
  qty_30: int('0–30'),
  berat_30: sumGram('0–30 (g)'),
  qty_90: int('31–90'),
  berat_90: sumGram('31–90 (g)'),
  qty_180: int('91–180'),
  berat_180: sumGram('91–180 (g)'),
  qty_365: int('181–365'),
  berat_365: sumGram('181–365 (g)'),
  qty_lebih: int('> 365'),
  berat_lebih: sumGram('> 365 (g)'),
};
const KOLOM = Object.keys(UMUR) as (keyof typeof UMUR)[];

/** How long what is in stock has been there; a moved tray does not make a piece young. */
export const umurStockReport = defineReport({
  no: 76,
  path: 'laporan-umur-stock',
  menu: {
    group: 'Laporan/Barang',
    at: 140,
    levels: ['MU'],
    answers: 'Barang yang terlalu lama tidak laku',
  },
  title: 'Laporan Umur Stock',
  area: 'Barang',
  api: 'GET barang/report-umur-stock',
  filters: {
    per_tanggal: mustDay('Per Tanggal'),
    ...saringBarang,
    group_by: picked(
      choice('Kelompokkan', {
        JENIS: 'Jenis',
        GROUP: 'Group',
        KADAR: 'Kadar',
        BAKI: 'Baki',
        SUPPLIER: 'Supplier',
        RINCIAN: 'Rincian',
      }),
    ),
    umur_min: withDefault(0, int('Umur Minimal (hari)', { min: 0, max: 36_500 })),
  },
  columns: {
    kunci: rowText('Kelompok'),
    ...UMUR,
    total_qty: int('Qty'),
    total_berat: sumGram('Berat'),
    umur_rata: alone(optional(int('Umur Rata'))),
    modal: cost(optional(sumRupiah('Modal'))),
    berat_tua: sumGram('> 180 hr (g)'),
    persen_tua: optional(persen('% > 180 hr')),
  },
  headed: { column: 'kunci', by: 'group_by' },
  totals: [...KOLOM, 'total_qty', 'total_berat', 'modal', 'berat_tua'],
  ratios: { persen_tua: { over: 'berat_tua', under: 'total_berat', as: 'percent' } },
  band: [
    { of: 'total_berat', label: 'Berat stock' },
    { of: 'berat_tua', label: 'Lebih dari 180 hari' },
    { of: 'persen_tua', label: 'Bagian yang lama' },
  ],
  aside: ['qty_30', 'qty_90', 'qty_180', 'qty_365', 'qty_lebih', 'umur_rata', 'berat_tua'],
  sort: ['kunci'],
  chart: {
    kind: 'stack',
    x: 'kunci',
    series: ['berat_30', 'berat_90', 'berat_180', 'berat_365', 'berat_lebih'],
  },
  drill: [
    keStockBarang({
      JENIS: ['kode_dept'],
      GROUP: ['kode_group'],
      KADAR: ['kadar'],
      BAKI: ['kode_gudang', 'kode_baki'],
    }),
  ],
  rowNoun: 'kelompok',
});
