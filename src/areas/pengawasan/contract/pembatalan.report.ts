import { choice, day, instant, optional, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { userRef } from '#areas/akses/contract/user.field.ts';

/** What 2§ calls them, and what it has no word for. */
export const JENIS_BATAL = [
  'PENJUALAN',
  'PEMBELIAN',
  'PESANAN',
  'TITIPAN',
  'SERVICE',
  'HUTANG',
  'PELUNASAN',
  'LELANG HUTANG',
  'KELEBIHAN LELANG',
  'CICILAN',
  'TERIMA BARANG',
  'KAS',
  /** What 2§ has no word for: pieces that were moved or melted, money between places. */
  'LAINNYA',
] as const;

const RUPIAH = ['jumlah_rp', 'uang_kembali'] as const;

/** Every cancelled document of every area, by the business day of its cancellation. */
export const pembatalanReport = defineReport({
  no: 101,
  path: 'laporan-pembatalan',
  menu: {
    group: 'Laporan/Otorisasi dan Audit',
    at: 40,
    levels: ['MU'],
    answers: 'Semua dokumen yang dibatalkan dan uang yang kembali',
  },
  title: 'Laporan Pembatalan',
  area: 'Otorisasi dan Audit',
  api: 'GET audit/report-pembatalan',
  filters: {
    ...span,
    jenis: semua(choice('Jenis', JENIS_BATAL)),
    batal_by: semua(userRef('Dibatalkan')),
  },
  columns: {
    jenis: status('Jenis', JENIS_BATAL),
    no_dokumen: rowText('No Dokumen'),
    tgl_system: day('Tgl Transaksi'),
    tgl_batal: instant('Tgl Batal'),
    batal_by: rowText('Dibatalkan'),
    otorisasi_by: optional(rowText('Otorisasi')),
    alasan: rowText('Alasan'),
    nama_customer: rowText('Customer'),
    berat: optional(sumGram('Berat')),
    jumlah_rp: sumRupiah('Nilai'),
    uang_kembali: sumRupiah('Uang Kembali'),
    kode_sales: optional(rowText('Sales')),
    input_by: rowText('Kasir'),
    ganti: optional(rowText('Dokumen Pengganti')),
  },
  groups: ['jenis'],
  totals: ['berat', ...RUPIAH],
  band: [
    { rows: 'Dokumen dibatalkan' },
    { of: 'jumlah_rp', label: 'Nilai dibatalkan' },
    'uang_kembali',
  ],
  aside: ['tgl_system', 'kode_sales', 'input_by', 'ganti'],
  sort: ['jenis', 'tgl_batal', 'no_dokumen'],
  closing: [{ title: 'Bagian tiap pengguna', by: 'batal_by', sums: RUPIAH }],
  drill: [
    { column: 'no_dokumen', to: 'dokumen' },
    { column: 'ganti', to: 'dokumen' },
  ],
  chart: { kind: 'line', x: 'batal_by', series: RUPIAH, columns: RUPIAH },
  rowNoun: 'dokumen',
});
