import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, listOf, objectOf, rupiah, type Schema, type ValuesOf } from '#kit/contract/field.ts';
import {
  beratJumlah,
  bulanChart,
  saringChart,
  type Bulan,
} from '#areas/penjualan/contract/chart.api.ts';

const hariIni = { pembelian: rupiah('Pembelian'), gram: beratJumlah('Gram'), qty: int('Qty') };

/** Buy-backs as figures to draw (http.md, Charts): of the open day, or of the months of a year. */
export const chartPembelianEndpoint = defineEndpoint({
  call: 'GET pembelian/chart',
  summary: 'Grafik pembelian hari ini atau per bulan',
  query: saringChart,
  answer: z.union([
    objectOf(hariIni) as z.ZodMiniType,
    listOf(objectOf(bulanChart)) as z.ZodMiniType,
  ]) as unknown as Schema<ValuesOf<typeof hariIni> | Bulan[]>,
  right: { menu: ['dashboard'] },
});
