import { int, optional } from '#kit/contract/field.ts';
import { defineReport, mustDay, rowText, rowWord, sumRupiah } from '#kit/contract/report.ts';
import { words } from '#kit/rules/row-word.ts';

import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { BAYAR } from '#areas/uang/contract/kolom-bayar.ts';

/** Kinds of documents that move money, by their numbers, in the order in which they are listed. */
export const JENIS_SETORAN = words({
  PJ: 'Penjualan',
  PB: 'Pembelian',
  JM: 'Penjualan Manual',
  PM: 'Pembelian Manual',
  TT: 'Titipan Baru',
  AT: 'Setoran Titipan',
  BT: 'Batal Titipan',
  PS: 'Pesanan',
  AP: 'Bayar Pesanan',
  BP: 'Batal Pesanan',
  SV: 'Service',
  AV: 'Bayar Service',
  SA: 'Ambil Service',
  BV: 'Batal Service',
  HT: 'Hutang Baru',
  LH: 'Penebusan',
  BH: 'Bunga',
  RH: 'Peremajaan',
  KL: 'Kelebihan Lelang',
  CC: 'Cicilan',
  AC: 'Bayar Cicilan',
  XC: 'Batal Cicilan',
  KX: 'Kelebihan Lelang Cicilan',
  GT: 'Gesek Tunai',
  KU: 'Kirim Uang',
  XU: 'Batal Kirim Uang',
  TU: 'Terima Uang',
  KM: 'Kas Masuk',
  KK: 'Kas Keluar',
  MC: 'Mutasi Cash',
});

/** Lines of a drawer, below the transactions of the person who used it alone (decision 0097). */
export const LACI = words(['MODAL AWAL', 'TUNAI SEHARUSNYA', 'TUNAI DISETOR', 'SELISIH']);

/** What each cashier took and paid out on a day, and so has to hand over. */
export const setoranKasirReport = defineReport({
  no: 61,
  path: 'laporan-setoran-kasir',
  menu: {
    group: 'Laporan/Akhir Hari',
    levels: ['KASIR', 'SPV', 'MU'],
    answers: 'Uang yang harus disetor tiap kasir',
  },
  title: 'Laporan Setoran Kasir',
  area: 'Akhir Hari',
  api: 'GET cash/report-setoran-kasir',
  filters: { tgl_system: mustDay('Tanggal'), ...saringKasir },
  columns: {
    input_by: rowText('Kasir'),
    jenis: rowWord('Transaksi', [...LACI, ...Object.values(JENIS_SETORAN)]),
    jumlah_trx: optional(int('Jml')),
    cash: optional(sumRupiah('Tunai')),
    debet: optional(sumRupiah('Debet')),
    credit: optional(sumRupiah('Credit')),
    transfer: optional(sumRupiah('Transfer')),
    poin_rp: optional(sumRupiah('Poin')),
    keluar_tunai: optional(sumRupiah('Tunai Keluar')),
    netto_tunai: optional(sumRupiah('Tunai Netto')),
  },
  groups: ['input_by'],
  totals: ['jumlah_trx', ...BAYAR, 'keluar_tunai', 'netto_tunai'],
  band: [
    { of: 'cash', label: 'Tunai masuk' },
    { of: 'keluar_tunai', label: 'Tunai keluar' },
    { of: 'netto_tunai', label: 'Tunai netto' },
  ],
  sort: ['input_by'],
  balance: { column: 'jenis', values: LACI },
  paper: { portrait: true, signatures: ['Kasir', 'SPV'], struk: true },
  rowNoun: 'jenis transaksi',
});
