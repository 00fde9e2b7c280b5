import { cost, day, optional, persen, status } from '#kit/contract/field.ts';
import { alone } from '#kit/contract/report.ts';
import { defineReport, rowText, span, sumRupiah } from '#kit/contract/report.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { JENIS_KARTU, MENU_GESEK } from '#areas/gesek/contract/gesek.document.ts';
import { gesekModul } from '#areas/gesek/contract/gesek.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';

/** What is noticed (D-41.2): a card seen twice on its day, a cost that the bank has not settled yet. */
const TANDA = {
  KARTU_BERULANG: 'BERULANG',
  BIAYA_PERKIRAAN: 'PERKIRAAN',
  KEDUANYA: 'BERULANG, PERKIRAAN',
} as const;

/** Cash that was paid out on cards, and what the shop earned by it; what was cancelled is not shown. */
export const gesekReport = defineReport({
  no: 52,
  path: 'laporan-gesek-tunai',
  menu: {
    group: 'Laporan/Keuangan',
    at: 65,
    levels: ['MU'],
    answers: 'Tunai yang diberikan atas kartu, fee, dan untungnya',
  },
  also: [MENU_GESEK],
  title: 'Laporan Gesek Tunai',
  area: 'Keuangan',
  api: 'GET non-cash/gesek-histories',
  gate: modul(gesekModul.GESEK_TUNAI_MODULE),
  filters: { ...span, ...saringRekening, ...saringKasir },
  columns: {
    tgl_system: day('Tanggal'),
    no_gesek: rowText('No'),
    nama_customer: rowText('Customer'),
    nama_bank: rowText('Bank EDC'),
    jenis: status('Jenis', JENIS_KARTU),
    no_kartu: rowText('Kartu'),
    // Beside the card, where it is seen without scrolling.
    tanda: optional(status('Tanda', TANDA)),
    jumlah_rp: sumRupiah('Tunai Diberikan'),
    fee_persen: alone(persen('Fee %')),
    fee: sumRupiah('Fee'),
    jumlah_gesek_rp: sumRupiah('Jumlah Gesek'),
    biaya_bank: cost(sumRupiah('Biaya Bank')),
    untung: cost(sumRupiah('Untung')),
    input_by: rowText('Kasir'),
  },
  groups: ['nama_bank'],
  totals: ['jumlah_rp', 'fee', 'jumlah_gesek_rp', 'biaya_bank', 'untung'],
  band: [
    { of: 'jumlah_rp', label: 'Tunai diberikan' },
    'fee',
    { of: 'untung', label: 'Untung setelah biaya bank' },
  ],
  sort: ['nama_bank', 'tgl_system', 'no_gesek'],
  control: { total: 'jumlah_gesek_rp', parts: ['jumlah_rp', 'fee'] },
  drill: [{ column: 'no_gesek', to: 'dokumen' }],
  rowNoun: 'gesek tunai',
});
