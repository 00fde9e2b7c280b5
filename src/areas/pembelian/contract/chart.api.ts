import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, listOf, objectOf, rupiah } from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { beratJumlah, bulanChart, saringChart } from '#areas/penjualan/contract/chart.api.ts';

const hariIni = { pembelian: rupiah('Pembelian'), gram: beratJumlah('Gram'), qty: int('Qty') };

/** Buy-backs as figures to draw (http.md, Charts): of the open day, or of the months of a year. */
export const chartPembelianEndpoint = defineEndpoint({
  call: 'GET pembelian/chart',
  summary: 'Grafik pembelian hari ini atau per bulan',
  query: saringChart,
  answer: schemaOf(z.union([objectOf(hariIni), listOf(objectOf(bulanChart))])),
  right: { menu: ['dashboard'] },
});
