import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  int,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  type Fields,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { beratJumlah } from '#areas/penjualan/contract/chart.api.ts';
import { PUSAT_ATAU_SENDIRI } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { hasilToko } from '#areas/toko/contract/hasil-toko.ts';
import { KATEGORI } from '#areas/dashboard/rules/kategori.ts';

const titik = {
  x: text('X'),
  rupiah: rupiah('Rupiah'),
  gram: beratJumlah('Gram'),
  qty: int('Qty'),
};
/** The same points twice: as every call of the chain says them (D-43.3), and as charts do (http.md). */
const deret = {
  ...hasilToko,
  data: asField(listOf(objectOf(titik)), 'Data'),
  series: asField(listOf(objectOf(titik)), 'Series'),
};
export type DeretCabang = ValuesOf<typeof deret>;

/** What head office draws of its branches (http.md, Charts): a series for each of them. */
const grafik = <const Q extends Fields>(call: string, summary: string, query: Q) =>
  defineEndpoint({
    call,
    summary,
    query,
    answer: listOf(objectOf(deret)),
    right: { menu: ['dashboardPusat'] },
    gate: PUSAT_ATAU_SENDIRI,
  });

const year = optional(
  int('Tahun', {
    min: 2000,
    max: 2999,
    minMessage: 'Tahun Tidak Valid',
    maxMessage: 'Tahun Tidak Valid',
  }),
);
const kategori = choice('Kategori', KATEGORI);
const tgl_system = optional(day('Tanggal'));

/** Sales of the last fourteen days. */
export const grafikHarianEndpoint = grafik(
  'GET cash-pusat/daily-transaction-chart',
  'Grafik penjualan harian semua cabang',
  { tgl_system },
);

/** Sales of twelve months up to this one. */
export const grafikPeriodeEndpoint = grafik(
  'GET cash-pusat/period-transaction-chart',
  'Grafik penjualan bulanan semua cabang',
  { tgl_system },
);

/** Sales of every day of a year on which anybody sold. */
export const grafikTahunEndpoint = grafik(
  'GET transaction/daily-transaction-get-year',
  'Penjualan harian setahun semua cabang',
  { year },
);

/** What the drawers held when each of fourteen days ended; `qty` counts what moved. */
export const grafikKasEndpoint = grafik(
  'GET cash-pusat/daily-cash-chart',
  'Grafik kas harian semua cabang',
  { tgl_system },
);

/** The day's running costs by transaction code. */
export const biayaHarianEndpoint = grafik(
  'GET cash-pusat/daily-biaya',
  'Biaya hari ini semua cabang',
  {
    tgl_system,
  },
);

/** Card money that the banks had not paid out when the day ended, by account. */
export const nonCashBelumEndpoint = grafik(
  'GET cash-pusat/outstand-noncash',
  'Non cash belum cair semua cabang',
  { tgl_system },
);

/** One kind of transaction: the open day, or the months of a year. */
export const grafikKhususEndpoint = grafik(
  'GET cash-pusat/daily-specific-chart',
  'Grafik satu kategori semua cabang',
  { kategori, type: choice('Jenis', ['today', 'monthly']), year, tgl_system },
);
