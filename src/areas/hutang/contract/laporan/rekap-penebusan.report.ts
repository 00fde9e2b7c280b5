import { choice, int, optional, persen } from '#kit/contract/field.ts';
import { defineReport, picked, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { HUTANG_HIDUP } from '#areas/hutang/contract/laporan/gerbang.ts';
import { AREA_HUTANG, saringKelompok } from '#areas/hutang/contract/laporan/kolom.ts';

/** Loans paid back, added up by day, by salesperson or by how long they ran. */
export const rekapPenebusanReport = defineReport({
  no: 30,
  path: 'laporan-rekap-penebusan',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['MU'],
    answers: 'Penebusan menurut hari, sales atau lama pinjam',
  },
  title: 'Laporan Rekap Penebusan',
  area: AREA_HUTANG,
  api: 'GET hutang/hidup/report-rekap-penebusan',
  gate: HUTANG_HIDUP,
  filters: {
    ...span,
    ...saringKelompok,
    group_by: picked(
      choice('Kelompokkan', { HARI: 'HARI', SALES: 'SALES', LAMA_PINJAM: 'LAMA PINJAM' }),
    ),
  },
  columns: {
    kunci: rowText('Kelompok'),
    urut: int('Urut Kelas'),
    jumlah: int('Jml Tebus'),
    berat: sumGram('Berat Keluar'),
    pokok: sumRupiah('Pokok'),
    bunga_rp: sumRupiah('Bunga'),
    total_bayar: sumRupiah('Total'),
    pokok_hari: sumRupiah('Pokok × Hari'),
    bunga_30: sumRupiah('Bunga × 30'),
    lama_rata: optional(int('Rata Hari')),
    bunga_efektif: optional(persen('Bunga Efektif %/30 hr', { max: 1e9 })),
  },
  hidden: ['urut', 'pokok_hari', 'bunga_30'],
  headed: { column: 'kunci', by: 'group_by' },
  totals: ['jumlah', 'berat', 'pokok', 'bunga_rp', 'total_bayar'],
  ratios: {
    lama_rata: { over: 'pokok_hari', under: 'pokok', as: 'plain' },
    bunga_efektif: { over: 'bunga_30', under: 'pokok_hari', as: 'percent' },
  },
  band: [
    { of: 'pokok', label: 'Pokok kembali' },
    { of: 'bunga_rp', label: 'Bunga' },
    { of: 'jumlah', label: 'Hutang ditebus' },
  ],
  sort: ['urut', 'kunci'],
  control: { total: 'total_bayar', parts: ['pokok', 'bunga_rp'] },
  drawings: 'paper',
  drill: [
    {
      column: 'kunci',
      to: 'report',
      path: 'laporan-penebusan-detail',
      as: { of: 'group_by', names: { HARI: ['tgl_from', 'tgl_to'] } },
    },
  ],
  rowNoun: 'baris',
});
