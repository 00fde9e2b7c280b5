import { choice, day, instant, int, kode } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { optional, status } from '#kit/contract/field.ts';
import { defineReport, picked, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { HASIL, HASIL_BATU } from '#areas/opname/rules/opname.ts';
import { saringTempat } from '#areas/stock/contract/saring-tempat.ts';

/** Of pieces, lots and stones. */
const SEMUA_HASIL = [...new Set([...HASIL, ...HASIL_BATU])] as const;
const JUMLAH = ['qty', 'berat', 'murni', 'berat_fisik', 'selisih'] as const;
const JUMLAHAN = {
  totals: JUMLAH,
  band: [{ of: 'qty', label: 'Barang' }, 'berat', 'selisih'],
  closing: [{ title: 'Ringkasan', by: 'hasil', sums: ['qty', 'berat', 'murni'] }],
} as const;

/** What became of one piece, or of one lot. */
const KOLOM = {
  no_opname: rowText('No Opname'),
  tgl_system: day('Tanggal'),
  kode_barcode: optional(rowText('Barcode')),
  nama_barang: rowText('Nama Barang'),
  kode_dept: optional(rowText('Jenis')),
  kode_group: optional(rowText('Group')),
  kadar: optional(kadarPersen('Kadar', { min: 0 })),
  kode_baki: optional(rowText('Baki Sistem')),
  baki_fisik: optional(rowText('Baki Fisik')),
  qty: int('Qty'),
  berat: sumGram('Berat Sistem'),
  murni: sumGram('Murni'),
  berat_fisik: optional(sumGram('Berat Fisik')),
  selisih: optional(sumGram('Selisih')),
  hasil: status('Hasil', SEMUA_HASIL),
  scan_at: optional(instant('Scan')),
  input_by: optional(rowText('User')),
};

/** Every piece of every finished count, by what became of it. */
export const opnameReport = defineReport({
  no: 73,
  path: 'laporan-stock-opname',
  menu: {
    group: 'Laporan/Barang',
    at: 110,
    levels: ['MU'],
    answers: 'Barang yang ketemu, hilang atau lebih saat opname',
  },
  title: 'Laporan Stock Opname',
  area: 'Barang',
  api: 'GET stock-opname/report',
  filters: {
    ...span,
    tipe: picked(choice('Tipe', ['BARANG', 'PENERIMAAN', 'BERLIAN'])),
    hasil: semua(choice('Hasil', SEMUA_HASIL)),
    ...saringTempat,
  },
  columns: KOLOM,
  groups: ['no_opname', 'hasil'],
  ...JUMLAHAN,
  // A piece that was counted twice is there once, as the last count found it.
  stands: [{ columns: JUMLAH, last: 'no_opname', of: ['kode_barcode'] }],
  sort: ['no_opname', 'hasil', 'kode_barcode'],
  drill: [{ column: 'kode_barcode', to: 'barang' }],
  paper: { signatures: ['Petugas', 'SPV'] },
  rowNoun: 'barang',
});

const { no_opname: _, tgl_system: __, ...ISI } = KOLOM;

/** The paper of one finished count, signed by who counted and who allowed its differences. */
export const buktiOpnameReport = defineReport({
  no: 73,
  path: 'stock-opname',
  also: ['stock-opname-penerimaan'],
  title: 'Bukti Stock Opname',
  area: 'Barang',
  api: 'GET stock-opname/bukti',
  filters: { no_opname: kode('No Opname', 14) },
  columns: ISI,
  groups: ['hasil'],
  ...JUMLAHAN,
  sort: ['hasil', 'kode_barcode'],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: { file: 'BUKTI STOCK OPNAME', signatures: ['Petugas', 'SPV', 'Owner'] },
  rowNoun: 'barang',
});
