import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text } from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';

/** A printer of an agent has a name in the agent's own file, and never a path or an option of a command (D-49.5). */
export const NAMA_PRINTER = /^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$/;
/** The largest paper, in bytes: notas with a logo have some tens of thousands. */
const MAKS_ISI = 600_000;

export const idAgen = (label: string) => text(label, { min: 16, max: 36, pattern: /^[\w-]+$/ });

const keadaan = schemaOf(
  z.object({
    keadaan: z.enum(['MENUNGGU', 'DIAMBIL', 'TERCETAK', 'GAGAL', 'BATAL']),
    mulai: z.boolean(),
    sebab: z.nullable(z.string()),
  }),
);

/** `id` is made by who asks: sent twice, it is one paper. */
export const cetakAgenEndpoint = defineEndpoint({
  call: 'POST agen/cetak',
  aside: true,
  summary: 'Cetak satu kertas lewat agen',
  body: {
    id: idAgen('Kertas'),
    agen: idAgen('Agen'),
    printer: text('Printer', { max: 40, pattern: NAMA_PRINTER }),
    nama: text('Nama', { max: 80 }),
    isi: text('Isi', { max: Math.ceil(MAKS_ISI / 3) * 4 }),
  },
  answer: keadaan,
  right: 'login',
});

export const lihatCetakAgenEndpoint = defineEndpoint({
  call: 'GET agen/cetak/:id',
  summary: 'Keadaan satu kertas di agen',
  params: { id: idAgen('Kertas') },
  answer: keadaan,
  right: 'login',
});

/** Calls off a paper that no agent took; one that was taken goes on. */
export const batalCetakAgenEndpoint = defineEndpoint({
  call: 'DELETE agen/cetak/:id',
  aside: true,
  summary: 'Batalkan satu kertas di agen',
  params: { id: idAgen('Kertas') },
  answer: keadaan,
  right: 'login',
});
