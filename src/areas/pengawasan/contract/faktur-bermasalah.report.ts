import { choice, day, instant, optional, status } from '#kit/contract/field.ts';
import { defineReport, rowText, rowWord, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { MASALAH } from '#areas/pengawasan/contract/masalah.ts';
import { MASALAH_SEHARUSNYA, MASALAH_TERCATAT } from '#areas/pengawasan/contract/kata-laporan.ts';

/** Every problem of every document, also of those that were looked at; a broken book comes first. */
export const fakturBermasalahReport = defineReport({
  no: 103,
  path: 'laporan-faktur-bermasalah',
  menu: {
    group: 'Laporan/Otorisasi dan Audit',
    at: 60,
    levels: ['MU'],
    answers: 'Dokumen yang angkanya tidak cocok',
  },
  title: 'Laporan Faktur Bermasalah',
  area: 'Otorisasi dan Audit',
  api: 'GET audit/report-faktur-bermasalah',
  filters: { ...span, masalah: semua(choice('Masalah', MASALAH)) },
  columns: {
    tgl_system: day('Tanggal'),
    input_date: instant('Waktu Input'),
    jenis: rowText('Jenis'),
    no_dokumen: rowText('No Dokumen'),
    masalah: status('Masalah', { BUKU_RUSAK: 'BUKU RUSAK', ...MASALAH }),
    seharusnya: rowWord('Seharusnya', MASALAH_SEHARUSNYA),
    tercatat: rowWord('Tercatat', MASALAH_TERCATAT),
    selisih_rp: optional(sumRupiah('Selisih')),
    input_by: rowText('User'),
    selesai_by: optional(rowText('Diselesaikan')),
    catatan: optional(rowText('Catatan')),
  },
  groups: ['masalah'],
  totals: ['selisih_rp'],
  band: [{ rows: 'Masalah' }, 'selisih_rp'],
  sort: ['masalah', '-tgl_system', 'no_dokumen'],
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  messages: { good: 'Tidak ada masalah' },
  rowNoun: 'masalah',
});
