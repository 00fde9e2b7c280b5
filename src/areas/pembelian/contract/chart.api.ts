import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  int,
  listOf,
  objectOf,
  optional,
  rupiah,
  type Schema,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { beratJumlah, type Bulan } from '#areas/penjualan/contract/chart.api.ts';

const hariIni = { pembelian: rupiah('Pembelian'), gram: beratJumlah('Gram'), qty: int('Qty') };
const bulan = {
  bulan: int('Bulan', { min: 1, max: 12 }),
  rupiah: rupiah('Rupiah'),
  gram: beratJumlah('Gram'),
  qty: int('Qty'),
};

/** Buy-backs as figures to draw (http.md, Charts): of the open day, or of the months of a year. */
export const chartPembelianEndpoint = defineEndpoint({
  call: 'GET pembelian/chart',
  summary: 'Grafik pembelian hari ini atau per bulan',
  query: {
    type: choice('Jenis', ['today', 'monthly']),
    year: optional(
      int('Tahun', {
        min: 2000,
        max: 2999,
        minMessage: 'Tahun Tidak Valid',
        maxMessage: 'Tahun Tidak Valid',
      }),
    ),
  },
  answer: z.union([
    objectOf(hariIni) as z.ZodMiniType,
    listOf(objectOf(bulan)) as z.ZodMiniType,
  ]) as unknown as Schema<ValuesOf<typeof hariIni> | Bulan[]>,
  right: { menu: ['dashboard'] },
});
