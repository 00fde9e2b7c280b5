import { int, optional, persen } from '#kit/contract/field.ts';
import { rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { defineShopsReport } from '#kit/contract/report-shops.ts';
import { AREA_PUSAT, PUSAT_HIDUP } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { GAGAL_BANYAK_TOKO, saringToko } from '#areas/toko/contract/saring-toko.ts';

/** What every branch has lent out, how it moved, and how much of it is overdue. */
export const globalHutangReport = defineShopsReport({
  no: 111,
  path: 'laporan-global-hutang',
  menu: {
    group: 'Laporan/Pusat',
    levels: ['MU'],
    answers: 'Pinjaman semua toko dan yang lewat jatuh tempo',
  },
  title: 'Laporan Global Hutang',
  area: AREA_PUSAT,
  api: 'GET hutang/report-global',
  gate: PUSAT_HIDUP,
  filters: { ...span, ...saringToko },
  columns: {
    nama_toko: rowText('Toko'),
    saldo_awal: sumRupiah('Saldo Awal'),
    pinjaman: sumRupiah('Pinjaman'),
    tebus: sumRupiah('Tebus Pokok'),
    remaja: sumRupiah('Peremajaan ±'),
    lelang: sumRupiah('Lelang'),
    saldo_akhir: sumRupiah('Saldo Akhir'),
    bunga: sumRupiah('Bunga'),
    jml_akhir: int('Jml Hutang'),
    berat_akhir: sumGram('Berat'),
    nilai_akhir: optional(sumRupiah('Nilai Jaminan')),
    ltv: optional(persen('LTV %', { max: 1e9 })),
    lewat_rp: sumRupiah('Lewat Jatuh Tempo'),
    lewat_persen: optional(persen('Lewat %', { max: 1e9 })),
  },
  hidden: ['nilai_akhir'],
  aside: ['bunga', 'berat_akhir', 'lewat_persen'],
  totals: [
    'saldo_awal',
    'pinjaman',
    'tebus',
    'remaja',
    'lelang',
    'saldo_akhir',
    'bunga',
    'jml_akhir',
    'berat_akhir',
    'lewat_rp',
  ],
  // Every row is another shop over the same days.
  stands: [{ columns: ['saldo_awal', 'saldo_akhir', 'jml_akhir', 'berat_akhir', 'lewat_rp'] }],
  ratios: {
    ltv: { over: 'saldo_akhir', under: 'nilai_akhir', as: 'percent' },
    lewat_persen: { over: 'lewat_rp', under: 'saldo_akhir', as: 'percent' },
  },
  band: [
    { of: 'saldo_akhir', label: 'Pinjaman berjalan' },
    { of: 'lewat_rp', label: 'Lewat jatuh tempo' },
    'bunga',
  ],
  sort: ['nama_toko'],
  chart: { kind: 'bar', x: 'nama_toko', series: ['saldo_akhir', 'lewat_rp'] },
  messages: GAGAL_BANYAK_TOKO,
  rowNoun: 'toko',
});
