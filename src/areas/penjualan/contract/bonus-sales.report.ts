import { choice, day, int, rupiah, type Field } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { onlyIf } from '#kit/contract/field-more.ts';
import { defineReport, rowFigure, picked, rowText, span, sumGram } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

const detail = <T>(of: Field<T>) => onlyIf('tampilan', 'DETAIL', of);

/** What sales people earned by which rule; the rule is the one of the sale's own day (D-33.12). */
export const bonusSalesReport = defineReport({
  no: 9,
  path: 'laporan-bonus-sales',
  menu: {
    group: 'Laporan/Penjualan',
    at: 90,
    levels: ['MU'],
    answers: 'Bonus yang didapat tiap sales dan asalnya',
  },
  title: 'Laporan Bonus Sales',
  area: 'Penjualan',
  api: 'GET penjualan/report-bonus-sales',
  gate: modul(penjualanModul.BONUS_SALES_TRANSACTION_MODULE),
  filters: {
    ...span,
    ...saringSales,
    tampilan: picked(choice(sense('Tampilan', 'laporan'), ['RINGKAS', 'DETAIL'])),
  },
  columns: {
    kode_sales: rowText('Sales'),
    nama_sales: rowText('Nama'),
    aturan: rowText('Aturan Bonus'),
    no_faktur_jual: detail(rowText('No Faktur')),
    tgl_system: detail(day('Tanggal')),
    kode_barcode: detail(rowText('Barcode')),
    nama_barang: detail(rowText('Nama Barang')),
    kode_dept: detail(rowText('Jenis')),
    kode_group: detail(rowText('Group')),
    kadar: detail(kadarPersen('Kadar', { min: 0 })),
    qty: int('Qty'),
    berat: sumGram('Berat'),
    murni: sumGram('Murni'),
    netto: rupiah('Netto'),
    dasar: rowText('Dasar'),
    tarif: rowFigure('Tarif'),
    bonus_rp: rupiah('Bonus'),
  },
  groups: ['kode_sales'],
  totals: ['qty', 'berat', 'murni', 'netto', 'bonus_rp'],
  band: [
    'bonus_rp',
    { of: 'netto', label: 'Penjualan' },
    { distinct: 'kode_sales', label: 'Sales' },
  ],
  sort: ['kode_sales', 'aturan'],
  drill: [
    { column: 'no_faktur_jual', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  paper: { signatures: ['Sales', 'Owner'] },
  rowNoun: 'baris',
});
