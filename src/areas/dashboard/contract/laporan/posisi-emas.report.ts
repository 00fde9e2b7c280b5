import { optional, rupiah } from '#kit/contract/field.ts';
import { alone, defineReport, mustDay, rowWord, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { any, level, not } from '#kit/rules/gate.ts';
import { AREA } from '#areas/dashboard/contract/laporan/kolom.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import {
  POSISI_EMAS_BLOK,
  POSISI_EMAS_KETERANGAN,
  POSISI_EMAS_POSISI,
} from '#areas/dashboard/contract/laporan/kata-laporan.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** How many fine grams the shop owns when a day ends, where they are, and what moved them that day. */
export const posisiEmasReport = defineReport({
  no: 96,
  path: 'laporan-posisi-emas',
  menu: {
    group: 'Laporan/Manajerial',
    at: 90,
    levels: ['MU'],
    answers: 'Berapa gram emas milik toko dan nilainya',
  },
  title: 'Laporan Posisi Emas',
  area: AREA,
  api: 'GET manajerial/report-posisi-emas',
  gate: any(not(modul(stockModul.SEMBUNYI_SALDO_MODULE)), level('OWN', 'SU')),
  filters: { per_tanggal: mustDay('Per Tanggal') },
  columns: {
    blok: rowWord('Blok', POSISI_EMAS_BLOK),
    posisi: rowWord('Posisi', POSISI_EMAS_POSISI),
    berat: sumGram('Berat'),
    murni: sumGram('Murni'),
    harga_emas: alone(optional(rupiah('Harga Emas'))),
    nilai: optional(sumRupiah('Nilai')),
    keterangan: optional(rowWord('Keterangan', POSISI_EMAS_KETERANGAN)),
  },
  groups: ['blok'],
  totals: ['berat', 'murni', 'nilai'],
  grandTotal: false,
  band: [
    {
      of: 'murni',
      label: 'Posisi bersih',
      where: { column: 'posisi', is: ['POSISI BERSIH'] },
    },
    { of: 'nilai', label: 'Nilai hari ini', where: { column: 'posisi', is: ['POSISI BERSIH'] } },
    {
      of: 'nilai',
      label: 'Akibat harga berubah',
      where: { column: 'posisi', is: ['Perubahan harga emas'] },
    },
  ],
  sort: ['blok', 'posisi'],
  balance: { column: 'posisi', values: ['POSISI BERSIH', 'Perubahan harga emas'] },
  drawings: 'screen',
  paper: { portrait: true },
  rowNoun: 'posisi',
});
