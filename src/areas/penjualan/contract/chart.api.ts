import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  gram,
  int,
  listOf,
  objectOf,
  optional,
  rupiah,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';

/** A shop sells more than 100 kg in a year: only a single piece has that limit. */
export const beratJumlah = (label: string) => gram(label, { min: 0, max: Number.MAX_SAFE_INTEGER });

/** Of the open day, or of the twelve months of a year. */
export const saringChart = {
  type: choice('Jenis', ['today', 'monthly']),
  year: optional(
    int('Tahun', {
      min: 2000,
      max: 2999,
      minMessage: 'Tahun Tidak Valid',
      maxMessage: 'Tahun Tidak Valid',
    }),
  ),
};

const hariIni = { penjualan: rupiah('Penjualan'), gram: beratJumlah('Gram'), qty: int('Qty') };
export const bulanChart = {
  bulan: int('Bulan', { min: 1, max: 12 }),
  rupiah: rupiah('Rupiah'),
  gram: beratJumlah('Gram'),
  qty: int('Qty'),
};
export type Bulan = ValuesOf<typeof bulanChart>;

/**
 * Sales as figures to draw (http.md, Charts): of the open day, or of the twelve months of a year.
 * Rupiah is the grand total of counted sales, what customers were asked for: charges and
 * rounding are in it, so it differs by those from the netto of the lines in report № 1.
 */
export const chartPenjualanEndpoint = defineEndpoint({
  call: 'GET penjualan/chart',
  summary: 'Grafik penjualan hari ini atau per bulan',
  query: saringChart,
  answer: schemaOf(z.union([objectOf(hariIni), listOf(objectOf(bulanChart))])),
  right: { menu: ['dashboard'] },
});
