import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, listOf, objectOf, rupiah, type Fields } from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { beratJumlah, bulanChart, saringChart } from '#areas/penjualan/contract/chart.api.ts';

/** Figures to draw (http.md, Charts) of a kind whose money the book holds under codes of its own. */
const chart = <const N extends Fields>(call: string, summary: string, nama: N) => {
  const hariIni = { ...nama, gram: beratJumlah('Gram'), qty: int('Qty') };
  return defineEndpoint({
    call,
    summary,
    query: saringChart,
    answer: schemaOf(z.union([objectOf(hariIni), listOf(objectOf(bulanChart))])),
    right: { menu: ['dashboard'] },
  });
};

/** What customers paid for work on their pieces. */
export const chartServiceEndpoint = chart(
  'GET service/chart',
  'Grafik service hari ini atau per bulan',
  {
    service: rupiah('Service'),
  },
);

/** What customers paid on their orders. */
export const chartPesananEndpoint = chart(
  'GET pesanan/chart',
  'Grafik pesanan hari ini atau per bulan',
  {
    pesanan: rupiah('Pesanan'),
  },
);

/** What was lent on gold: principal, grams and loans of the day or of each month. */
export const chartHutangEndpoint = chart(
  'GET hutang/chart',
  'Grafik hutang hari ini atau per bulan',
  {
    hutang: rupiah('Hutang'),
  },
);
