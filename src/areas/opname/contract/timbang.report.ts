import { choice, day, instant, int, optional, status } from '#kit/contract/field.ts';
import {
  alone,
  calledAs,
  defineReport,
  rowText,
  semua,
  span,
  sumGram,
} from '#kit/contract/report.ts';
import { saringTempat } from '#areas/stock/contract/saring-tempat.ts';

const STATUS = ['COCOK', 'SELISIH'] as const;

const JUMLAH = ['qty', 'berat', 'berat_baki', 'berat_label', 'berat_timbang', 'selisih'] as const;

/** Every weighing of every tray; `kode_toko` is the tray's code here, as in timbang-baki/start. */
export const timbangReport = defineReport({
  no: 75,
  path: 'laporan-timbang-baki',
  menu: {
    group: 'Laporan/Barang',
    at: 130,
    levels: ['SPV', 'MU'],
    answers: 'Hasil timbang baki dan selisihnya',
  },
  title: 'Laporan Timbang Baki',
  area: 'Barang',
  api: 'GET timbang-baki/report',
  filters: { ...span, ...saringTempat, status: semua(choice('Status', STATUS)) },
  columns: {
    tgl_system: instant('Tanggal'),
    hari: day('Hari'),
    kode_gudang: rowText('Gudang'),
    kode_toko: calledAs('kode_baki', rowText('Kode Baki')),
    qty: int('Qty'),
    berat: sumGram('Berat Sistem'),
    berat_baki: sumGram('Berat Baki Kosong'),
    berat_label: sumGram('Berat Label'),
    berat_timbang: sumGram('Hasil Timbang'),
    selisih: sumGram('Selisih'),
    toleransi: alone(sumGram('Toleransi')),
    status: status('Status', STATUS),
    tanda: optional(rowText('Tanda')),
    input_by: rowText('Petugas'),
  },
  groups: ['hari', 'kode_gudang'],
  totals: JUMLAH,
  // A tray that was weighed twice is not there twice.
  stands: [{ columns: JUMLAH, last: 'tgl_system', of: ['kode_gudang', 'kode_toko'] }],
  band: [
    { rows: 'Penimbangan' },
    { of: 'berat', label: 'Berat sistem terakhir' },
    { of: 'selisih', label: 'Selisih terakhir' },
  ],
  sort: ['hari', 'kode_gudang', 'tgl_system'],
  rowNoun: 'timbang',
});
