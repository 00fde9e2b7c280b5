import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode } from '#kit/contract/field.ts';
import { figures } from '#kit/contract/field-more.ts';
import { level } from '#kit/rules/gate.ts';

/** The number that the tax office gave to the invoice of a sale: it changes no figure, so any day will do (D-41.10). */
export const fakturPajakFields = { no_seri: figures('No Faktur Pajak', 16) };

/**
 * Writes the number of the tax invoice on a sale, or another one over it. 409 where the sale has no tax, was cancelled
 * or waits, or where another sale of the chain has the number; or had it, unless the owner takes it from there.
 */
export const fakturPajakEndpoint = defineEndpoint({
  call: 'POST penjualan/:no/faktur-pajak',
  summary: 'Catat nomor faktur pajak penjualan',
  params: { no: kode('No Faktur', 14) },
  body: fakturPajakFields,
  answer: { no_faktur_jual: kode('No Faktur', 14), no_seri_pajak: kode('No Faktur Pajak') },
  right: { menu: ['laporan-pajak-penjualan'] },
  gate: level('MU', 'OWN', 'SU'),
});
