import { choice, day, instant, optional, status } from '#kit/contract/field.ts';
import { defineReport, rowText, rowWord, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { words } from '#kit/rules/row-word.ts';
import { MASALAH } from '#areas/pengawasan/contract/masalah.ts';

const SEHARUSNYA = words([
  'ada di buku',
  'terjual sekali',
  'TERJUAL',
  'lebih dari 0',
  'satu dokumen',
  'sebelum {jam}',
  'nomor ke-{n}',
  'divalidasi pada harinya',
]);
const TERCATAT = words([
  'tidak ada',
  'tidak ada di kas atau bank',
  '{barcode} juga di {no}',
  '{n} dokumen',
  'nomor ke-{n}',
  'masih OPEN',
]);

/** Every problem of every document, also of those that were looked at; a broken book comes first. */
export const fakturBermasalahReport = defineReport({
  no: 103,
  path: 'laporan-faktur-bermasalah',
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
    seharusnya: rowWord('Seharusnya', SEHARUSNYA),
    tercatat: rowWord('Tercatat', TERCATAT),
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
