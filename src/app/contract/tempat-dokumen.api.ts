import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, listOf, objectOf, text } from '#kit/contract/field.ts';

/** On which screen the numbers of each letters stand, as the kinds of documents declare it (decision 460). */
export const tempatDokumenEndpoint = defineEndpoint({
  call: 'GET tempat-dokumen',
  summary: 'Layar tempat nomor dokumen berdiri',
  answer: listOf(objectOf({ letters: kode('Kode', 2), path: text('Data'), as: text('Cara') })),
  right: 'login',
});
