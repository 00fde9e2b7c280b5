import { choice, day, instant, int, optional, status } from '#kit/contract/field.ts';
import {
  alone,
  defineReport,
  rowText,
  semua,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { GAGAL_BANYAK_TOKO, saringToko } from '#areas/toko/contract/saring-toko.ts';

const STATUS = { TUTUP: 'TUTUP', BELUM: 'BELUM TUTUP', TERLAMBAT: 'TERLAMBAT' };

/** Every business day with how it was closed: by whom, when, what the drawer and the trays differed by. */
export const tutupTokoReport = defineReport({
  no: 60,
  path: 'laporan-tutup-toko',
  menu: {
    group: 'Laporan/Akhir Hari',
    levels: ['MU'],
    answers: 'Kapan tiap hari ditutup dan selisihnya',
  },
  title: 'Laporan Tutup Toko',
  area: 'Akhir Hari',
  api: 'GET tutup-toko/report',
  filters: { ...span, ...saringToko, status: semua(choice('Status', STATUS)) },
  columns: {
    kode_toko: rowText('Toko'),
    tgl_system: day('Tanggal'),
    tutup_at: optional(instant('Ditutup')),
    tutup_by: optional(rowText('Oleh')),
    cash_sistem: alone(optional(sumRupiah('Cash Sistem'))),
    cash_fisik: alone(optional(sumRupiah('Cash Fisik'))),
    selisih: optional(sumRupiah('Selisih')),
    berat_sistem: alone(sumGram('Berat Stock')),
    berat_timbang: alone(optional(sumGram('Berat Timbang'))),
    selisih_berat: optional(sumGram('Selisih Berat')),
    belum_valid: alone(int('Belum Validasi')),
    status: status('Status', STATUS),
  },
  groups: ['kode_toko'],
  totals: ['selisih', 'selisih_berat'],
  // What the trays lack today they lacked yesterday, too: the last weighing says it.
  stands: [{ columns: ['selisih_berat'], last: 'tgl_system', of: ['kode_toko'] }],
  band: [
    { rows: sense('Hari', 'lamanya') },
    { of: 'selisih', label: 'Selisih cash' },
    { of: 'selisih_berat', label: 'Selisih berat' },
  ],
  aside: ['berat_sistem', 'berat_timbang', 'belum_valid'],
  sort: ['kode_toko', 'tgl_system'],
  messages: GAGAL_BANYAK_TOKO,
  rowNoun: 'hari',
});
