import { day, int, kadarPersen, kode, optional, ref } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';

const jenis = { kode_dept: semua(ref('Kategori', jenisMaster, 'nama')) };

/** Every line of every delivery that was not cancelled. */
export const terimaReport = defineReport({
  no: 69,
  path: 'laporan-terima-barang',
  title: 'Laporan Terima Barang',
  area: 'Barang',
  api: 'GET penerimaan-suplier/reports',
  filters: {
    ...span,
    ...jenis,
    kode_supplier: semua(ref('Supplier', supplierBarangMaster, 'nama')),
  },
  columns: {
    no_terima: rowText('No Terima'),
    tgl_system: day('Tanggal'),
    kode_supplier: rowText('Supplier'),
    kode_group: rowText('Group'),
    jenis: rowText('Jenis'),
    qty: int('Qty'),
    berat: sumGram('Berat'),
    berat_input: sumGram('Berat Input'),
    selisih: sumGram('Selisih'),
    no_intern: optional(rowText('No Intern')),
  },
  totals: ['qty', 'berat', 'berat_input', 'selisih'],
  sort: ['tgl_system', 'no_terima'],
  rowNoun: 'baris',
});

/** Lines of deliveries that were cancelled, and only those. */
export const batalTerimaReport = defineReport({
  no: 70,
  path: 'laporan-batal-terima-barang',
  title: 'Laporan Batal Terima Barang',
  area: 'Barang',
  api: 'GET penerimaan-suplier/reports/canc',
  filters: { ...span, ...jenis },
  columns: {
    no_terima: rowText('No Terima'),
    kode_group: rowText('Group'),
    jenis: rowText('Jenis'),
    qty: int('Qty'),
    berat: sumGram('Berat'),
  },
  totals: ['qty', 'berat'],
  sort: ['no_terima'],
  messages: { empty: 'Laporan Batal Terima Barang Kosong' },
  rowNoun: 'baris',
});

/** The paper of one delivery: what came by slip and by scale, signed by who brought it and who took it. */
export const buktiTerimaReport = defineReport({
  no: 69,
  path: 'penerimaan-barang',
  also: ['batal-penerimaan-barang'],
  title: 'Bukti Penerimaan Barang',
  area: 'Barang',
  api: 'GET penerimaan-barang/bukti',
  filters: { no_terima: kode('No Terima', 14) },
  columns: {
    jenis: rowText('Jenis'),
    kode_group: rowText('Group'),
    kode_kadar: rowText('Kadar'),
    kadar: kadarPersen('Kadar Persen'),
    qty: int('Qty'),
    berat_bruto: sumGram('Berat Bruto'),
    berat_nota: sumGram('Berat Nota'),
    berat: sumGram('Berat'),
    selisih: sumGram('Selisih'),
    label_qty: int('Sudah Dilabel'),
    label_berat: sumGram('Berat Dilabel'),
  },
  totals: ['qty', 'berat_bruto', 'berat_nota', 'berat', 'selisih', 'label_qty', 'label_berat'],
  sort: ['kode_kadar'],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: { file: 'BUKTI PENERIMAAN BARANG', signatures: ['Pengirim', 'Penerima', 'SPV'] },
  rowNoun: 'baris',
});
