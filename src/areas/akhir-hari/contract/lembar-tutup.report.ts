import { int, kode, optional } from '#kit/contract/field.ts';
import { defineReport, rowWord, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { LEMBAR_BAGIAN, LEMBAR_URAIAN } from '#areas/akhir-hari/contract/kata-laporan.ts';

/** The one page that a closing ends in: what was sold and bought, the drawer, the gold, and who closed. */
export const lembarTutupReport = defineReport({
  no: 60,
  path: 'tutup-toko',
  title: 'Tutup Toko',
  area: 'Akhir Hari',
  api: 'GET tutup-toko/lembar',
  filters: { no_tutup: kode('No Tutup', 14) },
  columns: {
    bagian: rowWord(sense('Bagian', 'laporan'), LEMBAR_BAGIAN),
    uraian: rowWord('Uraian', LEMBAR_URAIAN),
    jumlah: optional(int('Jml')),
    berat: optional(sumGram('Berat')),
    rupiah: optional(sumRupiah('Rupiah')),
  },
  groups: ['bagian'],
  totals: [],
  grandTotal: false,
  band: ['rupiah'],
  sort: [],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: { portrait: true, bareGroups: true, signatures: ['Kasir', 'SPV', 'Owner'], struk: true },
  rowNoun: 'baris',
});
