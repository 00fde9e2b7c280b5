import { day, optional, persen, ref, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { saringTukang } from '#areas/service/contract/laporan/saring-service.ts';
import { SEPUHAN } from '#areas/sepuhan/contract/sepuhan.gates.ts';

/** Each melting, and each loss without one: only fine gold that went is a loss (№ 81). */
export const susutSepuhanReport = defineReport({
  no: 81,
  path: 'laporan-susut-sepuhan',
  menu: {
    group: 'Laporan/Sepuhan',
    at: 30,
    levels: ['MU'],
    answers: 'Emas murni yang hilang saat dilebur, dan di atas batas',
  },
  title: 'Laporan Susut Sepuhan',
  area: 'Sepuhan',
  api: 'GET sepuhan/report-susut',
  gate: SEPUHAN,
  filters: {
    ...span,
    ...saringTukang,
    kadar: semua(ref('Kadar', kadarMaster, 'label')),
  },
  columns: {
    no_lebur: rowText('No Lebur'),
    tgl_system: day('Tanggal'),
    kode_tukang: optional(rowText('Tukang')),
    berat_masuk: sumGram('Berat Masuk'),
    kadar_masuk: optional(kadarPersen('Kadar Masuk')),
    murni_masuk: sumGram('Murni Masuk'),
    berat_hasil: sumGram('Berat Hasil'),
    kadar_hasil: optional(kadarPersen('Kadar Hasil')),
    murni_hasil: sumGram('Murni Hasil'),
    susut: sumGram('Susut Berat'),
    susut_murni: sumGram('Susut Murni'),
    susut_persen: persen('Susut Murni %', { max: 1e9 }),
    nilai_susut: optional(sumRupiah('Nilai Susut')),
    batas: persen('Batas %'),
    boleh: sumGram('Boleh Susut'),
    tanda: optional(status('Tanda', ['DI ATAS BATAS'])),
  },
  groups: ['kode_tukang'],
  totals: [
    'berat_masuk',
    'murni_masuk',
    'berat_hasil',
    'murni_hasil',
    'susut',
    'susut_murni',
    'nilai_susut',
    'boleh',
  ],
  hidden: ['boleh'],
  ratios: {
    susut_persen: { over: 'susut_murni', under: 'murni_masuk', as: 'percent' },
    batas: { over: 'boleh', under: 'murni_masuk', as: 'percent' },
    kadar_masuk: { over: 'murni_masuk', under: 'berat_masuk', as: 'percent' },
    kadar_hasil: { over: 'murni_hasil', under: 'berat_hasil', as: 'percent' },
  },
  band: [
    { of: 'susut_murni', label: 'Susut murni' },
    { of: 'susut_persen', label: 'Susut murni %' },
    { of: 'nilai_susut', label: 'Nilai susut' },
  ],
  sort: ['kode_tukang', 'tgl_system', 'no_lebur'],
  chart: { kind: 'line', x: 'no_lebur', series: ['susut_persen', 'batas'] },
  drill: [{ column: 'no_lebur', to: 'dokumen' }],
  rowNoun: 'lebur',
});
