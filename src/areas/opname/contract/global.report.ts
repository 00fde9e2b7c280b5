import { day, int, optional, ref, status } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { opnameModul } from '#areas/opname/contract/opname.modul.ts';

const JUMLAH = [
  'qty',
  'qty_fisik',
  'selisih_qty',
  'berat',
  'berat_label',
  'berat_fisik',
  'selisih',
] as const;

/** Each day and tray: counted by pieces and weighed as a whole, or not done. */
export const globalReport = defineReport({
  no: 74,
  path: 'laporan-opname-global-harian',
  menu: {
    group: 'Laporan/Barang',
    at: 120,
    levels: ['MU'],
    answers: 'Baki mana yang sudah dihitung dan cocok',
  },
  title: 'Laporan Opname Global Harian',
  area: 'Barang',
  api: 'GET opname-global-daily/report',
  gate: modul(opnameModul.OPNAME_GLOBAL_DAILY_MODULE),
  filters: { ...span, kode_gudang: semua(ref('Gudang', gudangMaster, 'nama')) },
  columns: {
    tgl_system: day('Tanggal'),
    kode_gudang: rowText('Gudang'),
    kode_baki: rowText('Baki'),
    qty: int('Qty Sistem'),
    qty_fisik: optional(int('Qty Fisik')),
    selisih_qty: optional(int('Selisih Qty')),
    berat: sumGram('Berat Sistem'),
    berat_label: optional(sumGram('Berat Label & Tali')),
    berat_fisik: optional(sumGram('Berat Timbang')),
    selisih: optional(sumGram('Selisih')),
    toleransi: alone(optional(sumGram('Toleransi'))),
    input_by: optional(rowText('Petugas')),
    status: status('Status', { COCOK: 'COCOK', SELISIH: 'SELISIH', BELUM: 'BELUM' }),
  },
  groups: ['tgl_system', 'kode_gudang'],
  totals: JUMLAH,
  // The same trays stand there again every day.
  stands: [{ columns: JUMLAH, last: 'tgl_system' }],
  band: ['berat', 'berat_fisik', 'selisih'],
  aside: ['berat_label', 'toleransi'],
  sort: ['tgl_system', 'kode_gudang', 'kode_baki'],
  closing: [{ title: 'Baki per status', by: 'status', sums: ['qty', 'berat'] }],
  chart: { kind: 'grid', x: 'tgl_system', y: ['kode_gudang', 'kode_baki'], series: ['status'] },
  paper: { signatures: ['Petugas', 'SPV'] },
  rowNoun: 'baki',
});
