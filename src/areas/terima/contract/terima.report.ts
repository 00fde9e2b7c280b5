import { day, int, ref, withModul } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

const jenis = { kode_dept: semua(ref('Kategori', jenisMaster, 'nama')) };

/** Pieces are counted by who sells by the half dozen (2§6). */
const qty = withModul(
  [barangModul.SEMI_GROSIR_MODULE.key, barangModul.SEMI_GROSIR_QTY_MODULE.key],
  int('Qty'),
);

/** Every line of every delivery that was not cancelled. */
export const terimaReport = defineReport({
  no: 69,
  path: 'laporan-terima-barang',
  menu: {
    group: 'Laporan/Barang',
    at: 80,
    levels: ['SPV', 'MU'],
    answers: 'Barang yang diterima dari supplier',
  },
  title: 'Laporan Terima Barang',
  area: 'Barang',
  api: 'GET penerimaan-suplier/reports',
  filters: {
    ...span,
    ...jenis,
    // Without the module there is no list to choose from (D-33.11).
    kode_supplier: withModul(
      barangModul.SUPPLIER_BARANG_MODULE.key,
      semua(ref('Supplier', supplierBarangMaster, 'nama')),
    ),
  },
  columns: {
    no_terima: rowText('No Terima'),
    tgl_system: day('Tanggal'),
    kode_supplier: rowText('Supplier'),
    kode_group: rowText('Group'),
    jenis: rowText('Jenis'),
    qty,
    berat: sumGram('Berat'),
  },
  totals: ['qty', 'berat'],
  band: ['berat', { of: 'qty', label: 'Barang' }],
  sort: ['tgl_system', 'no_terima'],
  rowNoun: 'baris',
});

/** Lines of deliveries that were cancelled, and only those. */
export const batalTerimaReport = defineReport({
  no: 70,
  path: 'laporan-batal-terima-barang',
  menu: {
    group: 'Laporan/Barang',
    at: 90,
    levels: ['SPV', 'MU'],
    answers: 'Penerimaan yang dibatalkan',
  },
  title: 'Laporan Batal Terima Barang',
  area: 'Barang',
  api: 'GET penerimaan-suplier/reports/canc',
  filters: { ...span, ...jenis },
  columns: {
    no_terima: rowText('No Terima'),
    kode_group: rowText('Group'),
    jenis: rowText('Jenis'),
    qty,
    berat: sumGram('Berat'),
  },
  totals: ['qty', 'berat'],
  band: ['berat', { of: 'qty', label: 'Barang' }],
  sort: ['no_terima'],
  messages: { empty: 'Laporan Batal Terima Barang Kosong' },
  rowNoun: 'baris',
});
