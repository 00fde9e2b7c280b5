import { choice, int, optional, persen, withModul } from '#kit/contract/field.ts';
import {
  defineReport,
  mustDay,
  picked,
  rowText,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { HUTANG, PLAFOND } from '#areas/hutang/contract/laporan/gerbang.ts';
import { AREA_HUTANG } from '#areas/hutang/contract/laporan/kolom.ts';

/** What is lent out at the end of a day, and what lies in custody for it. */
export const saldoHutangReport = defineReport({
  no: 33,
  path: 'laporan-saldo-hutang',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['MU'],
    answers: 'Pinjaman yang berjalan dan nilai jaminannya',
  },
  title: 'Laporan Saldo Hutang',
  area: AREA_HUTANG,
  api: 'GET hutang/report-saldo',
  gate: HUTANG,
  filters: {
    per_tanggal: mustDay('Per Tanggal'),
    group_by: picked(
      choice('Kelompokkan', {
        UMUR: 'UMUR',
        RINCIAN: 'RINCIAN',
        SALES: 'SALES',
        KADAR: 'KADAR',
        BUNGA: 'BUNGA',
      }),
    ),
  },
  columns: {
    kunci: rowText('Kelompok'),
    urut: int('Urut Kelas'),
    jumlah: int('Jml Hutang'),
    pertama: int('Hutang Pertama'),
    berat: sumGram('Berat'),
    murni: sumGram('Murni'),
    pokok: sumRupiah('Pokok'),
    bunga_berjalan: sumRupiah('Bunga Berjalan'),
    nilai_jaminan: optional(sumRupiah('Nilai Jaminan')),
    ltv: optional(persen('LTV %', { max: 1e9 })),
    plafond: withModul(PLAFOND, sumRupiah('Plafond')),
    plafond_persen: withModul(PLAFOND, optional(persen('% Plafond', { max: 1e9 }))),
    kontribusi: optional(persen('% Pokok')),
  },
  hidden: ['urut', 'pertama'],
  headed: { column: 'kunci', by: 'group_by' },
  totals: ['berat', 'murni', 'pokok', 'bunga_berjalan', 'nilai_jaminan', 'plafond', 'kontribusi'],
  ratios: {
    jumlah: { sumOf: 'pertama' },
    ltv: { over: 'pokok', under: 'nilai_jaminan', as: 'percent' },
    plafond_persen: { over: 'pokok', under: 'plafond', as: 'percent' },
  },
  shares: ['kontribusi'],
  band: [{ of: 'pokok', label: 'Pinjaman berjalan' }, 'nilai_jaminan', 'ltv'],
  sort: ['urut', 'kunci'],
  // By age the principal is columns and LTV a line over them.
  chart: {
    kind: 'bar',
    x: 'kunci',
    series: ['pokok', 'ltv'],
    columns: ['pokok'],
    lineWhen: { field: 'group_by', is: ['UMUR'] },
  },
  drill: [{ column: 'kunci', to: 'dokumen', as: { of: 'group_by', names: { RINCIAN: [] } } }],
  rowNoun: 'baris',
});
