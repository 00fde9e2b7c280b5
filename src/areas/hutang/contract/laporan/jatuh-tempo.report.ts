import { choice, day, int, optional, persen } from '#kit/contract/field.ts';
import {
  alone,
  defineReport,
  mustDay,
  picked,
  rowText,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { HUTANG } from '#areas/hutang/contract/laporan/gerbang.ts';
import * as kolom from '#areas/hutang/contract/laporan/kolom.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

const ASIDE = [
  ...(['alamat_customer', 'tgl_hutang', 'berat', 'jumlah_hutang', 'bunga_berjalan'] as const),
  ...(['nilai_jaminan', 'kurang_rp', 'nilai_rosok', 'boleh_lelang', 'tgl_ingat'] as const),
];

/** Loans that are overdue on a day, fall due in the days after it, or cost nearly what their gold would fetch. */
export const jatuhTempoReport = defineReport({
  no: 32,
  path: 'laporan-hutang-jatuh-tempo',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['SPV', 'MU'],
    answers: 'Hutang yang lewat atau segera jatuh tempo',
  },
  title: 'Laporan Hutang Jatuh Tempo',
  area: kolom.AREA_HUTANG,
  api: 'GET hutang/report-jatuh-tempo',
  gate: HUTANG,
  filters: {
    per_tanggal: mustDay('Per Tanggal'),
    jendela: picked(
      choice('Jendela', {
        LEWAT: 'LEWAT JATUH TEMPO',
        TUJUH: '7 HARI LAGI',
        TIGA_PULUH: '30 HARI LAGI',
        PERINGATAN: 'MENDEKATI NILAI ROSOK',
      }),
    ),
    ...saringSales,
  },
  columns: {
    kelas: kolom.kelas,
    no_faktur_hutang: rowText('No Hutang'),
    ...kolom.kolomCustomer,
    tgl_hutang: day('Tanggal'),
    jatuh_tempo: day('Jatuh Tempo'),
    lewat_hari: alone(int('Lewat', { min: -1e6 })),
    detail_barang: kolom.detailBarang('Barang'),
    berat: sumGram('Berat'),
    jumlah_hutang: sumRupiah('Pokok'),
    bunga_berjalan: sumRupiah('Bunga Berjalan'),
    total_kewajiban: sumRupiah('Kewajiban'),
    nilai_jaminan: optional(sumRupiah('Nilai Jaminan')),
    kurang_rp: optional(sumRupiah('Kurang Jaminan')),
    nilai_rosok: optional(sumRupiah('Nilai Rosok')),
    rosok_persen: optional(persen('% Nilai Rosok', { max: 1e9 })),
    boleh_lelang: day('Boleh Lelang'),
    tgl_ingat: optional(day('Diingatkan')),
  },
  groups: ['kelas'],
  totals: [
    'berat',
    'jumlah_hutang',
    'bunga_berjalan',
    'total_kewajiban',
    'nilai_jaminan',
    'kurang_rp',
    'nilai_rosok',
  ],
  ratios: { rosok_persen: { over: 'total_kewajiban', under: 'nilai_rosok', as: 'percent' } },
  band: [
    { of: 'total_kewajiban', label: 'Kewajiban' },
    { of: 'kurang_rp', label: 'Kurang jaminan' },
    { rows: 'Hutang' },
  ],
  aside: ASIDE,
  sort: ['jatuh_tempo', 'no_faktur_hutang'],
  control: { total: 'total_kewajiban', parts: ['jumlah_hutang', 'bunga_berjalan'] },
  drill: [{ column: 'no_faktur_hutang', to: 'dokumen' }],
  rowNoun: 'hutang',
});
