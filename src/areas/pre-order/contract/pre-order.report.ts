import { choice, day, int, optional, persen, ref, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { kadarKode } from '#areas/barang/contract/saring-barang.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';
import { preOrderModul } from '#areas/pre-order/contract/pre-order.modul.ts';
import { STATUS_PO } from '#areas/pre-order/rules/pre-order.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** What was asked for and what came of it, line by line (№ 22). */
export const preOrderReport = defineReport({
  no: 22,
  path: 'laporan-pre-order',
  menu: {
    group: 'Laporan/Pesanan',
    at: 40,
    levels: ['MU'],
    answers: 'Pre order dan yang sudah datang',
  },
  title: 'Laporan Pre Order',
  area: 'Pesanan',
  api: 'GET pre-order/report',
  gate: modul(preOrderModul.PRE_ORDER_MODULE),
  filters: {
    ...span,
    status: semua(choice('Status', STATUS_PO)),
    kode_supplier: semua(ref('Supplier', supplierBarangMaster, 'nama')),
  },
  columns: {
    kode_supplier: rowText('Supplier'),
    no_po: rowText('No PO'),
    tgl_po: day('Tanggal'),
    kode_dept: optional(rowText('Jenis')),
    kadar: optional(kadarKode('Kadar')),
    qty: int('Qty Pesan'),
    berat: optional(sumGram('Berat Pesan')),
    qty_terima: int('Qty Terima'),
    berat_terima: sumGram('Berat Terima'),
    sisa_berat: optional(sumGram('Sisa')),
    persen: optional(persen('Terpenuhi %', { max: 1e9 })),
    status: status('Status', STATUS_PO),
  },
  groups: ['kode_supplier', 'no_po'],
  totals: ['qty', 'berat', 'qty_terima', 'berat_terima', 'sisa_berat'],
  stands: [{ columns: ['sisa_berat'] }],
  band: [
    { of: 'berat_terima', label: 'Berat Terima' },
    { of: 'sisa_berat', label: 'Sisa' },
  ],
  sort: ['kode_supplier', 'no_po'],
  messages: { empty: 'Data Tidak Tersedia' },
  rowNoun: 'baris',
});
