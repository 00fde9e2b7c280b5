import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, kode, listOf, objectOf, optional, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';

/** Papers of any kind by who or what they are about, newest first; each kind by the right to see it. */
export const cariDokumenEndpoint = defineEndpoint({
  call: 'GET cari-dokumen',
  summary: 'Cari dokumen menurut customer atau nomor',
  query: strictOf({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
  answer: listOf(
    objectOf({
      no: kode('No', 14),
      jenis: text('Jenis'),
      tgl_system: day('Tanggal'),
      status: text('Status'),
      perihal: optional(text('Perihal')),
    }),
  ),
  right: 'login',
});
