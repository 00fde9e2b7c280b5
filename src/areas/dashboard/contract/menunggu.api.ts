import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, listOf, objectOf, text } from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';

/** How many documents of each kind wait for validation, by the name of their calls. */
export const menungguEndpoint = defineEndpoint({
  call: 'GET validasi/menunggu',
  summary: 'Dokumen menunggu validasi',
  answer: listOf(
    objectOf({ jenis: text('Jenis', { max: 40 }), jumlah: int(sense('Jumlah', 'banyaknya')) }),
  ),
  right: 'login',
});
