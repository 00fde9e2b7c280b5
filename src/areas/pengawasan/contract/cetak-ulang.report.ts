import { choice, day, instant, int, optional, status } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';

/** What the catalogue calls the papers, and those of shipments and gifts; any other is LAINNYA. */
export const JENIS_CETAK = [
  'PENJUALAN',
  'PEMBELIAN',
  'PESANAN',
  'TITIPAN',
  'SERVICE',
  'HUTANG',
  'CICILAN',
  'PINDAH BARANG',
  'KIRIM BARANG',
  'TUKAR HADIAH',
  'BARCODE',
  'LAPORAN',
  'LAINNYA',
] as const;

/** Every print after the first one; the third copy and later ones are marked. */
export const cetakUlangReport = defineReport({
  no: 100,
  path: 'laporan-cetak-ulang',
  menu: {
    group: 'Laporan/Otorisasi dan Audit',
    at: 30,
    levels: ['MU'],
    answers: 'Nota yang dicetak lebih dari sekali',
  },
  title: 'Laporan Cetak Ulang',
  area: 'Otorisasi dan Audit',
  api: 'GET audit/report-cetak-ulang',
  filters: { ...span, jenis: semua(choice('Jenis', JENIS_CETAK)), ...saringKasir },
  columns: {
    waktu: instant('Waktu'),
    jenis: status('Jenis', JENIS_CETAK),
    no_dokumen: rowText('No Dokumen'),
    tgl_system: optional(day('Tgl Transaksi')),
    ke: alone(int('Cetakan Ke')),
    jumlah_rp: optional(sumRupiah('Nilai')),
    media: rowText('Media'),
    input_by: rowText('User'),
    otorisasi_by: optional(rowText('Otorisasi')),
    alasan: optional(rowText('Alasan')),
    tanda: optional(status('Tanda', ['CETAKAN KETIGA'])),
  },
  groups: ['input_by'],
  totals: ['jumlah_rp'],
  band: [{ rows: 'Cetakan' }, { of: 'jumlah_rp', label: 'Nilai dokumen' }],
  sort: ['input_by', 'waktu'],
  closing: [{ title: 'Jumlah Per Jenis', by: 'jenis', sums: ['jumlah_rp'] }],
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  rowNoun: 'cetakan',
});
