import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { instant, listOf, objectOf, optional, text } from '#kit/contract/field.ts';

/** Shops of the chain that have servers of their own, and since when head office reaches one no more. */
export const serverTokoEndpoint = defineEndpoint({
  call: 'GET toko-jauh',
  summary: 'Server toko yang terpisah',
  answer: listOf(
    objectOf({
      kode_toko: text('Kode Toko'),
      nama_toko: text('Toko'),
      putus_sejak: optional(instant('Tidak Menjawab Sejak')),
    }),
  ),
  right: 'login',
  gate: { variant: 'pusat' },
});
