import { int, kode } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineReport, rowText, sumGram } from '#kit/contract/report.ts';

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
    kadar: kadarPersen('Kadar'),
    qty: int('Qty'),
    berat_bruto: sumGram('Berat Bruto'),
    berat_nota: sumGram('Berat Nota'),
    berat: sumGram('Berat'),
    selisih: sumGram('Selisih'),
    label_qty: int('Sudah Dilabel'),
    label_berat: sumGram('Berat Dilabel'),
  },
  totals: ['qty', 'berat_bruto', 'berat_nota', 'berat', 'selisih', 'label_qty', 'label_berat'],
  band: ['berat', { of: 'qty', label: 'Barang' }, 'selisih'],
  sort: ['kadar'],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: { file: 'BUKTI PENERIMAAN BARANG', signatures: ['Pengirim', 'Penerima', 'SPV'] },
  rowNoun: 'baris',
});
