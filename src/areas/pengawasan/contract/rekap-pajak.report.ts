import { choice, int, optional, persen, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { BULAN } from '#kit/rules/hari.ts';
import { sense } from '#kit/rules/sentence.ts';
import { KELAS_PAJAK } from '#areas/penjualan/rules/pajak.ts';

const BAGIAN = { A: 'A. PENYERAHAN', B: 'B. PEROLEHAN', C: 'C. KEWAJIBAN' };
const KELAS = {
  ...KELAS_PAJAK,
  PENGUSAHA: 'PENJUALAN KE PENGUSAHA',
  SUPPLIER_FAKTUR: 'SUPPLIER DENGAN FAKTUR PAJAK',
  SUPPLIER_TANPA: 'SUPPLIER TANPA FAKTUR PAJAK',
  CUSTOMER: 'PEMBELIAN DARI CUSTOMER',
  TUKANG: 'JASA TUKANG',
  PPN: 'PPN TERUTANG',
  PPH: 'PPH 22 DIPUNGUT',
  SETOR: 'SUDAH DISETOR',
  KREDIT: 'PPH 22 DAPAT DIKREDITKAN',
  OMZET: 'OMZET TAHUN BERJALAN',
};

/** What a month owes: № 106 and № 107 by class, and what follows from them. The parts do not add up. */
export const rekapPajakReport = defineReport({
  no: 105,
  path: 'laporan-rekap-pajak',
  menu: { group: 'Laporan/Pajak', levels: ['MU'], answers: 'PPN dan PPh yang terutang tiap bulan' },
  title: 'Laporan Rekap Pajak',
  area: 'Pajak',
  api: 'GET pajak/report-rekap',
  filters: {
    tahun: { ...int('Tahun', { min: 2000, max: 2100 }), opens: 'tahun' as const },
    bulan: { ...semua(choice('Bulan', BULAN)), opens: 'bulan' as const },
  },
  columns: {
    masa: rowText('Masa Pajak'),
    bagian: status(sense('Bagian', 'laporan'), BAGIAN),
    kelas: status('Kelas', KELAS),
    jml_faktur: optional(int('Faktur')),
    berat: optional(sumGram('Berat')),
    dpp: optional(sumRupiah('Dasar (Harga Jual)')),
    tarif: optional(persen('Tarif %')),
    ppn: optional(sumRupiah('PPN')),
    pph22: optional(sumRupiah('PPh 22')),
    /** Invoices whose first row this is. */
    faktur_baru: optional(int('Faktur Pertama')),
  },
  hidden: ['faktur_baru'],
  groups: ['masa', 'bagian'],
  // An invoice of two classes is in two rows, and one invoice of its part.
  totals: ['berat', 'dpp', 'ppn', 'pph22'],
  ratios: { jml_faktur: { sumOf: 'faktur_baru' } },
  band: [
    { of: 'ppn', label: 'PPN belum disetor', where: { column: 'kelas', is: ['PPN', 'SETOR'] } },
    {
      of: 'pph22',
      label: 'PPh 22 belum disetor',
      where: { column: 'kelas', is: ['PPH', 'SETOR'] },
    },
    {
      of: 'dpp',
      label: 'Omzet tahun berjalan',
      where: { column: 'kelas', is: ['OMZET'], last: true },
    },
  ],
  sort: ['masa', 'bagian'],
  grandTotal: false,
  sums: 'inner',
  paper: { signatures: ['Petugas', 'SPV'] },
  rowNoun: 'kelas',
});
