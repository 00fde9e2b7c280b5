import { choice, day, optional, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { STATUS_KIRIM } from '#areas/uang/contract/kirim.document.ts';

const ARAH = { KIRIM: 'KIRIM', TERIMA: 'TERIMA' } as const;

/** Money that this shop sent to another, and what it took in from one. */
export const kirimTerimaReport = defineReport({
  no: 53,
  path: 'laporan-kirim-terima-uang',
  menu: {
    group: 'Laporan/Keuangan',
    at: 80,
    levels: ['SPV', 'MU'],
    answers: 'Uang yang dikirim dan diterima, dan yang masih di jalan',
  },
  title: 'Laporan Kirim dan Terima Uang',
  area: 'Keuangan',
  api: 'GET kirim-uang-history',
  filters: {
    ...span,
    arah: semua(choice('Arah', ARAH)),
    status: semua(choice('Status', STATUS_KIRIM)),
  },
  columns: {
    tgl_system: day('Tanggal'),
    arah: status('Arah', ARAH),
    nota_kirim: rowText('Nota Kirim'),
    nomor_referensi: rowText('No Referensi'),
    no_reff: optional(rowText('No Reff')),
    input_by: rowText('Pengirim'),
    tujuan: rowText('Tujuan'),
    keterangan: rowText('Keterangan'),
    jumlah_rp: sumRupiah('Jumlah'),
    belum_diterima: sumRupiah('Belum Diterima'),
    selisih: optional(sumRupiah('Selisih')),
    terima_by: optional(rowText('Diterima Oleh')),
    tgl_terima: optional(day('Tgl Terima')),
    status: status('Status', STATUS_KIRIM),
  },
  groups: ['arah'],
  totals: ['jumlah_rp', 'belum_diterima', 'selisih'],
  band: [
    { of: 'jumlah_rp', label: 'Uang dikirim dan diterima' },
    { of: 'belum_diterima', label: 'Belum diterima' },
    { of: 'selisih', label: 'Selisih hitung' },
  ],
  sort: ['arah', 'tgl_system', 'nota_kirim'],
  drill: [{ column: 'nota_kirim', to: 'dokumen' }],
  rowNoun: 'kiriman',
});
