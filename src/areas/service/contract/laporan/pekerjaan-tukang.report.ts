import { choice, day, int, list, optional, persen, status } from '#kit/contract/field.ts';
import {
  alone,
  defineReport,
  rowText,
  semua,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringTukang } from '#areas/service/contract/laporan/saring-service.ts';
import { JENIS_KERJA } from '#areas/service/contract/tukang/serah.document.ts';

/** Work and gold that craftsmen were given: what came back, what was lost, what they earned (№ 26). */
export const pekerjaanTukangReport = defineReport({
  no: 26,
  path: 'laporan-pekerjaan-tukang',
  menu: {
    group: 'Laporan/Service',
    at: 20,
    levels: ['MU'],
    answers: 'Emas dan pekerjaan tiap tukang: kembali, susut, upah',
  },
  title: 'Laporan Pekerjaan Tukang',
  area: 'Service',
  api: 'GET service/report-tukang',
  filters: { ...span, ...saringTukang, jenis: semua(choice('Jenis', JENIS_KERJA)) },
  columns: {
    kode_tukang: rowText('Tukang'),
    jenis: status('Jenis', JENIS_KERJA),
    no_dokumen: rowText('No Dokumen'),
    tgl_serah: day('Tgl Serah'),
    tgl_kembali: optional(day('Tgl Kembali')),
    kadar: list('Kadar'),
    berat_serah: sumGram('Emas Diserahkan'),
    berat_kembali: optional(sumGram('Barang Kembali')),
    emas_kembali: optional(sumGram('Emas Kembali')),
    susut: optional(sumGram('Susut')),
    susut_persen: optional(persen('Susut %', { max: 1e9 })),
    batas_susut: optional(persen('Batas %')),
    upah: optional(sumRupiah('Upah')),
    upah_dibayar: optional(sumRupiah('Upah Dibayar')),
    lama_hari: alone(int(sense('Hari', 'lamanya'))),
    terlambat: alone(int('Terlambat')),
    masih_berat: sumGram('Masih Di Tukang'),
    tanda: optional(status('Tanda', ['DI ATAS BATAS', 'MASIH DI TUKANG'])),
  },
  groups: ['kode_tukang'],
  totals: [
    'berat_serah',
    'berat_kembali',
    'emas_kembali',
    'susut',
    'upah',
    'upah_dibayar',
    'masih_berat',
  ],
  band: [
    { of: 'susut', label: 'Susut' },
    { of: 'masih_berat', label: 'Masih di tukang' },
    { of: 'upah', label: 'Upah' },
  ],
  aside: ['jenis', 'batas_susut'],
  sort: ['kode_tukang', 'tgl_serah', 'no_dokumen'],
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  paper: { signatures: ['Tukang', 'SPV'] },
  rowNoun: 'pekerjaan',
});
