import { choice, day, optional, ref, rupiah, status } from '#kit/contract/field.ts';
import { defineReport, openSpan, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';
import { JENIS_MUTASI } from '#areas/uang/rules/mutasi.ts';
import { keteranganUang } from '#areas/uang/contract/kata-laporan.ts';

/** Every movement of the accounts at banks, each account from what it held to what it holds. */
export const uangBankReport = defineReport({
  no: 50,
  path: 'laporan-uang-bank',
  menu: {
    group: 'Laporan/Keuangan',
    at: 50,
    levels: ['SPV', 'MU'],
    answers: 'Mutasi dan saldo tiap rekening',
  },
  title: 'Laporan Uang Bank',
  area: 'Keuangan',
  api: 'GET cash/history-bank',
  filters: {
    ...openSpan,
    kode_bank: semua(ref('Bank', bankMaster, 'nama_bank')),
    ...saringRekening,
  },
  columns: {
    nama_bank: rowText('Bank'),
    no_rekening: rowText('Rekening'),
    tgl_system: optional(day('Tanggal')),
    no_dokumen: optional(rowText('No Dokumen')),
    kategori: optional(rowText('Kategori')),
    keterangan: keteranganUang,
    masuk: optional(rupiah('Masuk')),
    keluar: optional(rupiah('Keluar')),
    saldo: sumRupiah('Saldo'),
    input_by: optional(rowText('User')),
  },
  groups: ['nama_bank', 'no_rekening'],
  totals: ['masuk', 'keluar', 'saldo'],
  band: [{ of: 'saldo', label: 'Saldo akhir' }, 'masuk', 'keluar'],
  sort: ['nama_bank', 'no_rekening'],
  balance: {
    column: 'keterangan',
    values: ['SALDO AWAL', 'SALDO AKHIR'],
    closes: { value: 'SALDO AKHIR', column: 'saldo' },
  },
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  rowNoun: 'transaksi',
});

/** Transfers between the shop's own accounts and drawers; what was cancelled is not shown. */
export const mutasiUangReport = defineReport({
  no: 51,
  path: 'laporan-mutasi-uang',
  menu: {
    group: 'Laporan/Keuangan',
    at: 60,
    levels: ['MU'],
    answers: 'Uang yang dipindah antara laci dan rekening',
  },
  title: 'Laporan Mutasi Uang',
  area: 'Keuangan',
  api: 'GET cash/report-mutasi-uang',
  filters: {
    ...span,
    jenis: semua(choice('Jenis', JENIS_MUTASI)),
    kategori: semua(ref('Kategori', kodeTransaksiMaster, 'deskripsi')),
  },
  columns: {
    jenis: status('Jenis', JENIS_MUTASI),
    tgl_system: day('Tanggal'),
    no_mutasi: rowText('No Mutasi'),
    asal: rowText('Asal'),
    asal_rekening: rowText('Rekening Asal'),
    tujuan: rowText('Tujuan'),
    tujuan_rekening: rowText('Rekening Tujuan'),
    no_slip: optional(rowText('No Slip Setoran')),
    kategori: rowText('Kategori'),
    keterangan: rowText('Keterangan'),
    jumlah: sumRupiah('Jumlah'),
    input_by: rowText('User'),
    tanda: optional(status('Tanda', ['TIDAK SEIMBANG'])),
  },
  groups: ['jenis'],
  totals: ['jumlah'],
  band: [{ of: 'jumlah', label: 'Uang dipindahkan' }, { rows: 'Mutasi' }],
  sort: ['jenis', 'tgl_system', 'no_mutasi'],
  closing: [{ title: 'Asal × Tujuan', by: 'asal', over: 'tujuan', of: 'jumlah' }],
  drill: [{ column: 'no_mutasi', to: 'dokumen' }],
  rowNoun: 'mutasi',
});
