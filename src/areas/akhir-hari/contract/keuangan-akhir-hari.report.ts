import { list, optional } from '#kit/contract/field.ts';
import { defineReport, mustDay, rowWord, sumRupiah } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { KEUANGAN_BLOK, KEUANGAN_URAIAN } from '#areas/akhir-hari/contract/kata-laporan.ts';

/** The money of a day: opening, in, out, closing, what was counted, what is owed either way. */
export const keuanganAkhirHariReport = defineReport({
  no: 59,
  path: 'laporan-keuangan-akhir-hari',
  menu: {
    group: 'Laporan/Akhir Hari',
    levels: ['MU'],
    answers: 'Uang toko saat tutup: laci, bank dan kartu',
  },
  title: 'Laporan Keuangan Akhir Hari',
  area: 'Akhir Hari',
  api: 'GET cash/report-keuangan-akhir-hari',
  filters: { tgl_system: mustDay('Tanggal') },
  columns: {
    blok: rowWord(sense('Bagian', 'laporan'), KEUANGAN_BLOK),
    uraian: rowWord('Uraian', KEUANGAN_URAIAN),
    cash: optional(sumRupiah('Cash')),
    bank: optional(sumRupiah('Bank')),
    edc: optional(sumRupiah('EDC/Belum Cair')),
    jalan: optional(sumRupiah('Perjalanan')),
    total: optional(sumRupiah('Total')),
    rincian: optional(list('Rincian')),
  },
  groups: ['blok'],
  totals: ['cash', 'bank', 'edc', 'jalan', 'total'],
  band: [
    { of: 'total', label: 'Uang saat tutup', where: { column: 'blok', is: ['SALDO AKHIR'] } },
    { of: 'cash', label: 'Cash', where: { column: 'blok', is: ['SALDO AKHIR'] } },
    { of: 'total', label: 'Penerimaan', where: { column: 'blok', is: ['PENERIMAAN'] } },
  ],
  sort: ['blok'],
  grandTotal: false,
  balance: { column: 'blok', values: ['SALDO AWAL', 'SALDO AKHIR', 'FISIK', 'TOTAL USD'] },
  paper: { portrait: true, signatures: ['Kasir', 'SPV', 'Owner'], struk: true },
  rowNoun: 'baris',
});
