import { instant, int, kode, optional, ref, status } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, span, sumGram } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';

export const MUTASI = [
  'MASUK',
  'TERIMA',
  'JUAL',
  'BATAL JUAL',
  'PINDAH MASUK',
  'PINDAH KELUAR',
  'KIRIM',
  'TERIMA KIRIMAN',
  'TITIP',
  'HANCUR',
  'UBAH KADAR',
  'UBAH BERAT',
  'OPNAME',
  'SALDO AWAL',
  'SALDO AKHIR',
  'LAIN',
] as const;

/** The card of one piece or one tray: every movement with what was there before and after. */
export const kartuStockReport = defineReport({
  no: 64,
  path: 'laporan-kartu-stock',
  menu: {
    group: 'Laporan/Barang',
    at: 30,
    levels: ['MU'],
    answers: 'Keluar masuk satu barang atau satu baki',
  },
  title: 'Laporan Kartu Stock',
  area: 'Barang',
  api: 'GET barang/report-kartu-stock',
  filters: {
    ...span,
    kode_barcode: optional(kode('Barcode')),
    kode_baki: optional(ref('Baki', bakiMaster, 'nama')),
  },
  columns: {
    tgl_system: optional(instant('Tanggal')),
    jenis: status(sense('Mutasi', 'barang'), MUTASI),
    no_dokumen: optional(rowText('No Dokumen')),
    kode_barcode: optional(rowText('Barcode')),
    nama_barang: optional(rowText('Nama Barang')),
    masuk_qty: optional(int('Masuk')),
    masuk_berat: optional(sumGram('Berat Masuk')),
    keluar_qty: optional(int('Keluar')),
    keluar_berat: optional(sumGram('Berat Keluar')),
    saldo_qty: alone(int('Saldo')),
    saldo_berat: alone(sumGram('Saldo Berat')),
    input_by: optional(rowText('User')),
  },
  totals: ['masuk_qty', 'masuk_berat', 'keluar_qty', 'keluar_berat'],
  band: [
    {
      of: 'saldo_berat',
      label: 'Stock akhir',
      where: { column: 'jenis', is: ['SALDO AKHIR'], last: true },
    },
    'masuk_berat',
    'keluar_berat',
  ],
  sort: ['tgl_system'],
  balance: { column: 'jenis', values: ['SALDO AWAL', 'SALDO AKHIR'] },
  oneOf: ['kode_barcode', 'kode_baki'],
  freeSpan: 'kode_barcode',
  drill: [
    { column: 'kode_barcode', to: 'barang' },
    { column: 'no_dokumen', to: 'dokumen' },
  ],
  rowNoun: 'mutasi',
});
