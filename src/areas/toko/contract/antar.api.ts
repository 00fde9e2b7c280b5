import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { strictOf } from '#kit/contract/schema.ts';

/** So many messages, and so many bytes of them, travel in one request; one alone may be larger. */
export const PESAN_SEKALI = 100;
export const PESAN_BYTES = 500_000;
/** So many bytes a message may have: with what is around it, less than the megabyte (1,048,576) that HTTP takes. */
export const PESAN_PALING_BESAR = 800_000;

const KODE = z.string().check(z.regex(/^[A-Z0-9]{3}$/));
const pesan = z.strictObject({
  urut: z.int().check(z.positive()),
  jenis: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/)),
  no_dokumen: z.string().check(z.regex(/^[A-Za-z0-9_./-]{1,60}$/)),
  isi: z.unknown(),
  waktu: z.iso.datetime(),
  op: z.uuid(),
});

/** Messages of one shop to another, in their order (D-43.4); answers the last number that is kept, and its time. */
export const pesanServerEndpoint = defineEndpoint({
  call: 'POST server/pesan',
  summary: 'Pesan antar toko dari server lain',
  body: strictOf({
    dari: KODE,
    ke: KODE,
    pesan: z.array(pesan).check(z.minLength(1), z.maxLength(PESAN_SEKALI)),
  }),
  answer: strictOf({ terakhir: z.int(), jam: z.iso.datetime() }),
  right: 'server',
  aside: true,
});
