import * as z from 'zod/mini';
import { choice, day, optional, ref, status } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';
import { defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import type { Gate } from '#kit/rules/gate.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import { STATUS_KIRIM } from '#areas/uang/contract/kirim.document.ts';

const PILIH_TOKO = 'Mohon Pilih Toko';
/** One shop, which must be chosen (1§5). */
const satuToko = alike<string>(ref('Toko', tokoMaster, 'nama_toko'), { empty: PILIH_TOKO }, () =>
  z.string(PILIH_TOKO).check(
    z.overwrite((typed: string) => typed.trim().toUpperCase()),
    z.minLength(1, PILIH_TOKO),
    z.maxLength(20),
  ),
);

const PUSAT: Gate = { variant: 'pusat' };

/** Money that one shop sent, as head office asks for it (1§2). */
export const kirimPusatReport = defineReport({
  no: 54,
  path: 'laporan-kirim-uang-pusat',
  menu: {
    group: 'Laporan/Keuangan',
    at: 90,
    levels: ['MU'],
    answers: 'Uang yang dikirim satu toko, diterima atau belum',
  },
  title: 'Laporan Kirim Uang Pusat',
  area: 'Keuangan',
  api: 'GET kirim-uang/laporan-pusat',
  gate: PUSAT,
  filters: {
    ...span,
    toko: satuToko,
    status: semua(choice('Status', STATUS_KIRIM)),
  },
  columns: {
    nama_toko: rowText('Toko'),
    tgl_system: day('Tanggal'),
    nota_kirim: rowText('Nota Kirim'),
    input_by: rowText('Pengirim'),
    jumlah_rp: sumRupiah('Jumlah'),
    tujuan: rowText('Tujuan'),
    keterangan: rowText('Keterangan'),
    no_reff: optional(rowText('No Reff')),
    nomor_referensi: rowText('No Referensi'),
    belum_diterima: sumRupiah('Belum Diterima'),
    terima_rp: optional(sumRupiah('Diterima')),
    status: status('Status', STATUS_KIRIM),
  },
  groups: ['nama_toko'],
  totals: ['jumlah_rp', 'belum_diterima', 'terima_rp'],
  band: [
    { of: 'jumlah_rp', label: 'Uang dikirim' },
    { of: 'belum_diterima', label: 'Belum diterima' },
    { rows: 'Kiriman' },
  ],
  sort: ['nama_toko', 'tgl_system', 'nomor_referensi'],
  // The document is of another shop: its line is in that shop's own report.
  drill: [
    {
      column: 'nota_kirim',
      to: 'report',
      path: 'laporan-kirim-terima-uang',
      bare: true,
      with: { toko: 'toko' },
    },
  ],
  messages: {
    empty: 'Data Tidak Ditemukan',
    failed: 'Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi',
  },
  rowNoun: 'kiriman',
});
