import { choice, day, instant, int, optional, status } from '#kit/contract/field.ts';
import {
  alone,
  calledAs,
  defineReport,
  picked,
  rowText,
  semua,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringValidasi } from '#areas/akses/contract/user.field.ts';

const JENIS = [
  'PENJUALAN',
  'PEMBELIAN',
  'TITIPAN',
  'HUTANG',
  'PELUNASAN HUTANG',
  'NON CASH',
  'PESANAN',
  'SERVICE',
  'JUAL BELI MANUAL',
] as const;

/** Documents that wait for somebody's validation, or that waited for it and for how long. */
export const validasiReport = defineReport({
  no: 104,
  path: 'laporan-validasi-transaksi',
  menu: {
    group: 'Laporan/Otorisasi dan Audit',
    at: 70,
    levels: ['SPV', 'MU'],
    answers: 'Transaksi yang menunggu atau sudah divalidasi',
  },
  title: 'Laporan Validasi Transaksi',
  area: 'Otorisasi dan Audit',
  api: 'GET validasi/report',
  filters: {
    ...span,
    status: picked(choice('Status', ['BELUM', 'SUDAH'])),
    jenis: semua(choice('Jenis', JENIS)),
    ...saringValidasi,
  },
  columns: {
    jenis: status('Jenis', JENIS),
    no_dokumen: rowText('No Dokumen'),
    tgl_system: day('Tanggal'),
    nama_customer: rowText('Customer'),
    berat: optional(sumGram('Berat')),
    jumlah_rp: sumRupiah('Nilai'),
    kode_sales: optional(rowText('Sales')),
    kode_sales_lunas: calledAs('kode_sales', optional(rowText('Sales Lunas'))),
    input_by: rowText('Kasir'),
    valid_by: optional(rowText(sense('Validasi', 'oleh'))),
    valid_date: optional(instant('Waktu Validasi')),
    umur_jam: alone(int('Jam Menunggu')),
    tanda: optional(status('Tanda', ['USER SAMA'])),
  },
  groups: ['jenis'],
  totals: ['berat', 'jumlah_rp'],
  band: [{ rows: 'Dokumen' }, { of: 'jumlah_rp', label: 'Nilai dokumen' }],
  sort: ['jenis', 'tgl_system', 'no_dokumen'],
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  rowNoun: 'dokumen',
});
