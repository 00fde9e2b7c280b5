import { choice, instant, optional, status } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { saringKasir, userRef } from '#areas/akses/contract/user.field.ts';
import { CARA_OTORISASI } from '#areas/akses/contract/otorisasi.api.ts';

const KATEGORI = [
  'BATAL',
  'CETAK ULANG',
  'BELI DI ATAS NOTA',
  'DI BAWAH HARGA',
  'BERLIAN DI BAWAH MODAL',
  'TOLERANSI BERAT',
  'BATAS HARGA',
  'TANGGAL MUNDUR',
  'RESET POIN',
  'SELESAI OPNAME',
  'HANCUR',
  'PLAFOND',
  'SELISIH KAS',
  'HAK USER',
  'LAINNYA',
] as const;

/** Every step of a write that somebody else agreed to (D-27.2), with what the approver was shown. */
export const otorisasiReport = defineReport({
  no: 98,
  path: 'laporan-otorisasi',
  menu: {
    group: 'Laporan/Otorisasi dan Audit',
    at: 10,
    levels: ['MU'],
    answers: 'Izin yang dipakai: apa yang dilampaui dan siapa yang mengizinkan',
  },
  title: 'Laporan Otorisasi',
  area: 'Otorisasi dan Audit',
  api: 'GET otorisasi/report',
  filters: {
    ...span,
    kategori: semua(choice('Kategori', KATEGORI)),
    otorisasi_by: semua(userRef('Pemberi')),
    ...saringKasir,
  },
  columns: {
    tgl_system: instant('Tanggal'),
    kategori: status('Kategori', KATEGORI),
    no_dokumen: optional(rowText('No Dokumen')),
    uraian: rowText('Uraian'),
    nilai_batas: optional(rowText('Batas')),
    nilai_minta: optional(rowText('Diminta')),
    jumlah_rp: alone(optional(sumRupiah('Nilai Transaksi'))),
    selisih_rp: optional(sumRupiah('Selisih')),
    cara: optional(status('Cara', CARA_OTORISASI)),
    input_by: rowText('Peminta'),
    otorisasi_by: rowText('Pemberi'),
    level: rowText('Level'),
    tanda: optional(status('Tanda', ['PEMINTA SENDIRI'])),
  },
  groups: ['kategori'],
  totals: ['selisih_rp'],
  band: [{ rows: 'Otorisasi' }, 'selisih_rp', { distinct: 'otorisasi_by', label: 'Pemberi izin' }],
  aside: ['cara', 'level', 'tanda'],
  sort: ['kategori', 'tgl_system'],
  closing: [{ title: 'Pemberi × Kategori', by: 'otorisasi_by', over: 'kategori' }],
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  rowNoun: 'otorisasi',
});
