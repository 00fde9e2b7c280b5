import { choice, day, int, list, optional, status } from '#kit/contract/field.ts';
import {
  alone,
  defineReport,
  rowText,
  rowWord,
  semua,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { words } from '#kit/rules/row-word.ts';
import { level } from '#kit/rules/gate.ts';
import { userRef } from '#areas/akses/contract/user.field.ts';
import { SINYAL_URAIAN } from '#areas/pengawasan/contract/kata-laporan.ts';
import { SINYAL } from '#areas/pengawasan/contract/sinyal.ts';

/** What the owner should ask about: one line for each signal, person and day (D-31.2). */
export const sinyalReport = defineReport({
  no: 114,
  path: 'laporan-sinyal-kecurangan',
  menu: {
    group: 'Laporan/Otorisasi dan Audit',
    at: 80,
    levels: [],
    answers: 'Kejadian yang perlu ditanyakan kepada kasir',
  },
  title: 'Laporan Sinyal Kecurangan',
  area: 'Otorisasi dan Audit',
  api: 'GET audit/report-sinyal',
  gate: level('OWN', 'SU'),
  filters: {
    ...span,
    sinyal: semua(choice('Sinyal', SINYAL)),
    user_id: semua(userRef('User')),
  },
  columns: {
    sinyal: status('Sinyal', SINYAL),
    user_id: rowText('User'),
    tgl_system: day('Tanggal'),
    nama_customer: optional(rowText('Customer')),
    uraian: rowWord('Uraian', SINYAL_URAIAN),
    jml: int('Jml'),
    no_dokumen: list('Dokumen'),
    berat: alone(optional(sumGram('Berat'))),
    jumlah_rp: optional(sumRupiah('Nilai')),
    selisih_rp: alone(optional(sumRupiah('Selisih'))),
    batas: optional(rowWord('Batas', words(['24 jam', '1 jam']))),
    tanda: optional(status('Tanda', ['DI ATAS BIASA'])),
  },
  groups: ['sinyal', 'user_id'],
  totals: ['jml', 'jumlah_rp'],
  band: [
    { rows: 'Sinyal' },
    { of: 'jumlah_rp', label: 'Nilai sinyal' },
    { distinct: 'user_id', label: 'User' },
  ],
  aside: ['berat', 'batas'],
  sort: ['sinyal', 'user_id', 'tgl_system'],
  closing: [{ title: 'Pengguna × sinyal', by: 'user_id', over: 'sinyal', of: 'jml' }],
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  rowNoun: 'sinyal',
});
