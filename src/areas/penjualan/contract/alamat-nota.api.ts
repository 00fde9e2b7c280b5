import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, optional, text } from '#kit/contract/field.ts';

/** The address of the customer's page of a sale, a buy-back or a deposit: what its QR says (D-32.11). */
export const alamatNotaEndpoint = defineEndpoint({
  call: 'GET alamat-nota/:no',
  summary: 'Alamat halaman nota pelanggan',
  params: { no: kode('No Faktur', 14) },
  answer: { alamat: optional(text('Alamat', { max: 134 })) },
  right: 'login',
});
