import { choice, day, int, optional, persen, status, text } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { SEPUHAN } from '#areas/sepuhan/contract/sepuhan.gates.ts';
import { KELAS } from '#areas/sepuhan/rules/sortir.ts';

const JENIS_SORTIR = { SORTIR: 'SORTIR', 'PINDAH SORTIR': 'PINDAH SORTIR' } as const;

/** What became of gold that was looked through, part by part (№ 80). */
export const sortirSepuhanReport = defineReport({
  no: 80,
  path: 'laporan-sortir-sepuhan',
  menu: {
    group: 'Laporan/Sepuhan',
    at: 20,
    levels: ['SPV', 'MU'],
    answers: 'Emas yang disortir: dijual lagi, dicuci, dilebur, kembali',
  },
  title: 'Laporan Sortir Sepuhan',
  area: 'Sepuhan',
  api: 'GET sepuhan/report-sortir',
  gate: SEPUHAN,
  filters: {
    ...span,
    jenis: semua(choice('Jenis', JENIS_SORTIR)),
    hasil: semua(choice('Hasil', KELAS)),
  },
  columns: {
    no_sortir: rowText('No Sortir'),
    tgl_system: day('Tanggal'),
    jenis: status('Jenis', JENIS_SORTIR),
    no_sepuhan: rowText('No Sepuhan'),
    nama_barang: optional(text('Barang')),
    kadar: kadarPersen('Kadar'),
    dari: rowText('Dari'),
    ke: rowText('Ke'),
    qty: int('Qty'),
    berat_awal: sumGram('Berat Awal'),
    berat: sumGram('Berat Sortir'),
    selisih: sumGram('Selisih'),
    murni: sumGram('Murni'),
    barcode_baru: optional(text('Barcode Baru')),
    tujuan: optional(rowText('Tujuan')),
    input_by: rowText('User'),
    porsi: optional(persen('% Berat')),
  },
  groups: ['ke', 'kadar'],
  totals: ['qty', 'berat_awal', 'berat', 'selisih', 'murni', 'porsi'],
  shares: ['porsi'],
  band: [
    { of: 'berat', label: 'Berat disortir' },
    { of: 'qty', label: 'Barang disortir' },
    'selisih',
  ],
  aside: ['tujuan'],
  sort: ['ke', 'kadar', 'tgl_system', 'no_sortir'],
  drill: [
    { column: 'no_sortir', to: 'dokumen' },
    { column: 'no_sepuhan', to: 'dokumen' },
    { column: 'barcode_baru', to: 'barang' },
  ],
  rowNoun: 'baris',
});
