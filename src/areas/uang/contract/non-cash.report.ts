import { choice, day, int, optional, rupiah, status, withModul } from '#kit/contract/field.ts';
import { alone } from '#kit/contract/report.ts';
import { defineReport, mustDay, picked, rowText, semua, sumRupiah } from '#kit/contract/report.ts';
import { JENIS_NON_CASH, MODUL } from '#areas/uang/contract/non-cash.api.ts';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';

/** Every card and transfer payment of a period by bank, without cancelled ones. */
export const nonCashReport = defineReport({
  no: 48,
  path: 'laporan-non-cash',
  menu: {
    group: 'Laporan/Keuangan',
    at: 30,
    levels: ['SPV', 'MU'],
    answers: 'Pembayaran kartu dan transfer menurut bank',
  },
  title: 'Laporan Transaksi Non Cash',
  area: 'Keuangan',
  api: 'GET cash/transaction/report',
  filters: {
    start_date: mustDay('Dari Tanggal'),
    end_date: mustDay('Sampai Tanggal'),
    jenis: picked(
      choice('Jenis', { ALL: 'SEMUA', DEBET: 'DEBET', CREDIT: 'CREDIT', TRANSFER: 'TRANSFER' }),
    ),
    ...saringRekening,
  },
  columns: {
    nama_bank: rowText('Bank'),
    tanggal: day('Tanggal'),
    keterangan: rowText('Keterangan'),
    jumlah_rp: sumRupiah('Jumlah'),
    fee: rupiah('Fee'),
    jumlah_gesek_rp: sumRupiah('Jumlah Gesek'),
  },
  groups: ['nama_bank'],
  totals: ['jumlah_rp', 'fee', 'jumlah_gesek_rp'],
  band: [{ of: 'jumlah_rp', label: 'Dibayar non tunai' }, 'fee', { rows: 'Pembayaran' }],
  sort: ['nama_bank', 'tanggal', 'keterangan'],
  control: { total: 'jumlah_gesek_rp', parts: ['jumlah_rp', 'fee'] },
  messages: { failed: 'Terjadi Kesalhaan Saat Mengirim Data' },
  rowNoun: 'pembayaran',
});

/** Card and transfer payments whose money was not found on a bank statement by a date. */
export const nonCashBelumReport = defineReport({
  no: 49,
  path: 'laporan-non-cash-belum-validasi',
  menu: {
    group: 'Laporan/Keuangan',
    at: 40,
    levels: ['SPV', 'MU'],
    answers: 'Uang kartu yang belum masuk rekening',
  },
  also: ['validasi-non-cash'],
  title: 'Laporan Non Cash Belum Validasi',
  area: 'Keuangan',
  api: 'GET cash/transaction/report-outstanding',
  filters: {
    per_tanggal: mustDay('Per Tanggal'),
    jenis: semua(choice('Jenis', JENIS_NON_CASH)),
    ...saringRekening,
  },
  columns: {
    nama_bank: rowText('Bank'),
    no_rekening: rowText('Rekening'),
    tanggal: day('Tanggal'),
    no_dokumen: rowText('No Dokumen'),
    jenis: status('Jenis', JENIS_NON_CASH),
    no_kartu: optional(rowText('Kartu')),
    jumlah_gesek_rp: rupiah('Jumlah Gesek'),
    biaya_bank: rupiah('Biaya Bank (MDR)'),
    dana_masuk: withModul(MODUL, rupiah('Dana Akan Masuk')),
    umur_hari: alone(int('Umur')),
    status: withModul(MODUL, status('Status', { MENUNGGU: 'MENUNGGU', LAMA: 'LEBIH 3 HARI' })),
    input_by: rowText('Kasir'),
  },
  groups: ['nama_bank', 'no_rekening'],
  totals: ['jumlah_gesek_rp', 'biaya_bank', 'dana_masuk'],
  band: [
    { of: 'dana_masuk', label: 'Dana akan masuk' },
    { of: 'biaya_bank', label: 'Biaya bank' },
    { rows: 'Pembayaran' },
  ],
  sort: ['nama_bank', 'no_rekening', 'tanggal', 'no_dokumen'],
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  rowNoun: 'pembayaran',
});
