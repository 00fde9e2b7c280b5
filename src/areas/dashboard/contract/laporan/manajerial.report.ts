import { optional } from '#kit/contract/field.ts';
import { defineReport, mustMonth, rowFigure, rowWord } from '#kit/contract/report.ts';
import { AREA, persenBebas } from '#areas/dashboard/contract/laporan/kolom.ts';
import {
  MANAJERIAL_BLOK,
  MANAJERIAL_URAIAN,
} from '#areas/dashboard/contract/laporan/kata-laporan.ts';

/** The key figures of a month beside the month before and the same month a year ago, cut at the same day. */
export const manajerialReport = defineReport({
  no: 88,
  path: 'laporan-analisa-manajerial',
  menu: {
    group: 'Laporan/Manajerial',
    at: 10,
    levels: ['MU'],
    answers: 'Angka penting bulan ini di samping bulan lalu',
  },
  title: 'Laporan Analisa Manajerial',
  area: AREA,
  api: 'GET manajerial/report',
  filters: { bulan: mustMonth('Bulan') },
  // Grams, rupiah and percents stand in one column: each figure is written out with its unit.
  columns: {
    blok: rowWord('Blok', MANAJERIAL_BLOK),
    uraian: rowWord('Uraian', MANAJERIAL_URAIAN),
    bulan_ini: optional(rowFigure('Bulan Ini')),
    bulan_lalu: optional(rowFigure('Bulan Lalu')),
    tahun_lalu: optional(rowFigure('Bulan Sama Th Lalu')),
    beda: optional(persenBebas('Beda %')),
  },
  groups: ['blok'],
  totals: [],
  grandTotal: false,
  band: [
    { of: 'bulan_ini', label: 'Penjualan bulan ini', where: { column: 'uraian', is: ['Netto'] } },
    { of: 'bulan_ini', label: 'Laba bulan ini', where: { column: 'uraian', is: ['Laba'] } },
    {
      of: 'bulan_ini',
      label: 'Kas dan bank',
      where: { column: 'uraian', is: ['Saldo kas dan bank'] },
    },
  ],
  sort: ['blok', 'uraian'],
  drill: [
    {
      column: 'uraian',
      to: 'report',
      bare: true,
      pathBy: {
        column: 'blok',
        names: {
          PENJUALAN: 'laporan-ringkasan-penjualan',
          PEMBELIAN: 'laporan-ringkasan-pembelian',
          EMAS: 'laporan-perbandingan-jual-beli',
          HUTANG: 'laporan-hutang',
          CICILAN: 'laporan-cicilan',
          'SERVICE & PESANAN': 'laporan-service',
          STOCK: 'laporan-saldo-stock',
          CUSTOMER: 'laporan-penjualan-faktur',
          KAS: 'laporan-kas',
        },
      },
    },
  ],
  drawings: 'paper',
  rowNoun: 'angka',
});
