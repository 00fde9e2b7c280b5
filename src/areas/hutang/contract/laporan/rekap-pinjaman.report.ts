import { choice, int, optional, persen, rupiah } from '#kit/contract/field.ts';
import { defineReport, picked, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { HUTANG_HIDUP } from '#areas/hutang/contract/laporan/gerbang.ts';
import { AREA_HUTANG, saringKelompok } from '#areas/hutang/contract/laporan/kolom.ts';

/** Loans given, added up by day, by salesperson or by what was pledged. */
export const rekapPinjamanReport = defineReport({
  no: 29,
  path: 'laporan-rekap-pinjaman',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['MU'],
    answers: 'Pinjaman menurut hari, sales atau kadar',
  },
  title: 'Laporan Rekap Pinjaman',
  area: AREA_HUTANG,
  api: 'GET hutang/hidup/report-rekap-pinjaman',
  gate: HUTANG_HIDUP,
  filters: {
    ...span,
    ...saringKelompok,
    group_by: picked(choice('Kelompokkan', { HARI: 'HARI', SALES: 'SALES', KADAR: 'KADAR' })),
  },
  columns: {
    kunci: rowText('Kelompok'),
    jml_baru: int('Baru'),
    baru_pertama: int('Baru Pertama'),
    pinjaman_baru: sumRupiah('Rp Baru'),
    jml_remaja: int('Peremajaan'),
    remaja_pertama: int('Peremajaan Pertama'),
    pinjaman_remaja: sumRupiah('Rp Peremajaan'),
    berat: sumGram('Berat'),
    murni: sumGram('Murni'),
    total: sumRupiah('Total Pinjaman'),
    semua_pertama: int('Semua Pertama'),
    rata: rupiah('Rata per Hutang'),
    pinjam_gram: optional(rupiah('Pinjaman/Gram')),
    bunga_sebulan: sumRupiah('Bunga Sebulan'),
    bunga_rata: optional(persen('Bunga Rata %')),
  },
  hidden: ['baru_pertama', 'remaja_pertama', 'semua_pertama', 'bunga_sebulan'],
  headed: { column: 'kunci', by: 'group_by' },
  totals: ['pinjaman_baru', 'pinjaman_remaja', 'berat', 'murni', 'total'],
  ratios: {
    // A loan on pieces of two kadar has two rows: only its first row counts as a loan.
    jml_baru: { sumOf: 'baru_pertama' },
    jml_remaja: { sumOf: 'remaja_pertama' },
    rata: { over: 'total', under: 'semua_pertama', as: 'plain' },
    pinjam_gram: { over: 'total', under: 'berat', as: 'perGram' },
    bunga_rata: { over: 'bunga_sebulan', under: 'total', as: 'percent' },
  },
  band: [{ of: 'total', label: 'Pinjaman' }, 'berat', 'rata'],
  aside: ['murni', 'pinjam_gram'],
  sort: ['kunci'],
  control: { total: 'total', parts: ['pinjaman_baru', 'pinjaman_remaja'] },
  drill: [
    {
      column: 'kunci',
      to: 'report',
      path: 'laporan-hutang',
      as: { of: 'group_by', names: { HARI: ['tgl_from', 'tgl_to'], SALES: ['kode_sales'] } },
    },
  ],
  rowNoun: 'baris',
});
