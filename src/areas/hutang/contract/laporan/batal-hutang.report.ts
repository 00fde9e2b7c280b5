import { choice, day, instant, optional, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { HUTANG } from '#areas/hutang/contract/laporan/gerbang.ts';
import { AREA_HUTANG } from '#areas/hutang/contract/laporan/kolom.ts';

const JENIS = ['BATAL HUTANG', 'BATAL LUNAS', 'BATAL BUNGA', 'BATAL PEREMAJAAN'] as const;

/** Acts on loans that were cancelled, with the money that moved back. */
export const batalHutangReport = defineReport({
  no: 35,
  path: 'laporan-batal-hutang',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['SPV', 'MU'],
    answers: 'Hutang, bunga dan pelunasan yang dibatalkan',
  },
  title: 'Laporan Batal Hutang',
  area: AREA_HUTANG,
  api: 'GET hutang/batal-reports',
  gate: HUTANG,
  filters: { ...span, jenis: semua(choice('Jenis', JENIS)), ...saringKasir },
  columns: {
    no_faktur_hutang: rowText('No Hutang'),
    jenis: status('Jenis', JENIS),
    tgl_system: day('Tgl Transaksi'),
    tgl_batal: instant('Tgl Batal'),
    batal_by: rowText('Dibatalkan'),
    otorisasi_by: optional(rowText('Otorisasi')),
    alasan: rowText('Alasan'),
    nama_customer: rowText('Customer'),
    berat: sumGram('Berat'),
    jumlah_hutang: sumRupiah('Pokok'),
    bunga: sumRupiah('Bunga'),
    uang: sumRupiah('Uang Kembali'),
    kode_sales: optional(rowText('Sales')),
    input_by: rowText('Kasir'),
    tanda: optional(status('Tanda', ['EMAS SUDAH KELUAR', 'BELI PUTUS'])),
  },
  groups: ['jenis'],
  totals: ['berat', 'jumlah_hutang', 'bunga', 'uang'],
  band: [
    { rows: 'Pembatalan' },
    { of: 'jumlah_hutang', label: 'Pokok' },
    { of: 'uang', label: 'Uang kembali' },
  ],
  aside: ['tgl_system', 'berat', 'bunga', 'uang', 'kode_sales', 'input_by'],
  sort: ['jenis', 'tgl_batal', 'no_faktur_hutang'],
  drill: [{ column: 'no_faktur_hutang', to: 'dokumen' }],
  rowNoun: 'pembatalan',
});
