import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { idAgen, NAMA_PRINTER } from '#kit/contract/agent-paper.ts';
import { longText, optional, text, yesNo } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { level } from '#kit/rules/gate.ts';
import { MAKS_PRINTER, PEMASANG_AGEN } from '#areas/akses/rules/agen.ts';

const bisaPasang = level(...PEMASANG_AGEN);
const semuaPrinter = asField(
  schemaOf(
    z
      .array(z.string().check(z.regex(NAMA_PRINTER)))
      .check(z.minLength(1), z.maxLength(MAKS_PRINTER)),
  ),
  'Printer',
);

const agen = z.object({
  id: z.string(),
  nama: z.string(),
  printer: z.array(z.string()),
  /** It has asked for papers a moment ago. */
  hidup: z.boolean(),
  terakhir: z.string(),
  dipasang: z.string(),
  dipasang_oleh: z.string(),
});
export type Agen = z.infer<typeof agen>;

/** The agents of the shop that are paired, with the names of their printers. */
export const daftarAgenEndpoint = defineEndpoint({
  call: 'GET agen',
  summary: 'Agen cetak toko',
  answer: schemaOf(z.array(agen)),
  right: 'login',
});

/** Shown once, for ten minutes: the one before it is worth nothing any more. */
export const kodeAgenEndpoint = defineEndpoint({
  call: 'POST agen/kode',
  aside: true,
  summary: 'Kode untuk memasang agen cetak',
  answer: schemaOf(z.object({ kode: z.string(), sampai: z.string() })),
  right: 'login',
  gate: bisaPasang,
});

export const cabutAgenEndpoint = defineEndpoint({
  call: 'DELETE agen/:id',
  aside: true,
  summary: 'Cabut agen cetak',
  params: { id: idAgen('Agen') },
  right: 'login',
  gate: bisaPasang,
});

/** By the agent itself: the code is what it knows, the token what it keeps. */
export const pasangAgenEndpoint = defineEndpoint({
  call: 'POST agen/pasang',
  aside: true,
  summary: 'Pasang agen cetak dengan kode',
  body: {
    kode: text('Kode', { max: 20 }),
    nama: text('Nama', { max: 40 }),
    printer: semuaPrinter,
  },
  answer: schemaOf(z.object({ id: z.string(), token: z.string(), nama_toko: z.string() })),
  right: 'public',
});

/** Waits for a paper and takes it: no paper is given out a second time. `mulai`: the agent has just been started. */
export const ambilTugasEndpoint = defineEndpoint({
  call: 'POST agen/ambil',
  aside: true,
  summary: 'Ambil satu kertas untuk dicetak',
  body: { printer: semuaPrinter, mulai: yesNo('Mulai') },
  answer: schemaOf(
    z.nullable(
      z.object({
        id: z.string(),
        printer: z.string(),
        nama: z.string(),
        isi: z.string(),
        /** After so many ms it is too late to begin. */
        sisa_ms: z.int(),
      }),
    ),
  ),
  right: 'public',
});

export const hasilTugasEndpoint = defineEndpoint({
  call: 'POST agen/hasil/:id',
  aside: true,
  summary: 'Hasil cetak satu kertas',
  params: { id: idAgen('Kertas') },
  body: {
    tercetak: yesNo('Tercetak'),
    /** Of one that failed: a part of it may be on paper. */
    mulai: yesNo('Mulai'),
    sebab: optional(longText('Sebab', { max: 200 })),
  },
  right: 'public',
});
