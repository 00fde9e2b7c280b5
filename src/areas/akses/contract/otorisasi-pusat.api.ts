import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text } from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';

/**
 * How an approver of head office has shown to the server there who he is: his password, his finger, the session in
 * which he works, his trusted telephone. None of it comes to the branch; his server says that it was right.
 */
const CARA_JAUH = ['MANUAL', 'FINGERPRINT', 'SESI', 'QR'] as const;
export type CaraJauh = (typeof CARA_JAUH)[number];
export const isCaraJauh = (cara: string): cara is CaraJauh =>
  (CARA_JAUH as readonly string[]).includes(cara);

const kata = (most: number) => z.string().check(z.maxLength(most));
const angka = z
  .array(
    z.object({
      label: kata(200),
      nilai: kata(2000),
      modal: z.optional(z.literal(true)),
      /** A number that says who somebody is: a log holds it masked. */
      rahasia: z.optional(kata(20)),
    }),
  )
  .check(z.maxLength(400));

/** A request in the words of its own server, bounded: what another one reads of it, shows and writes down. */
const isi = z.object({
  keystore: kata(12),
  event: z.array(kata(40)).check(z.maxLength(20)),
  status: kata(20),
  level: z.array(kata(10)).check(z.maxLength(5)),
  perihal: z.array(kata(200)).check(z.maxLength(20)),
  ringkasan: kata(4000),
  catatan: z.nullable(kata(500)),
  angka,
  dulu: z.nullable(angka),
  input_by: kata(40),
  nama_peminta: kata(200),
  input_date: kata(40),
  kedaluwarsa: kata(40),
  foto: z.array(kata(120)).check(z.maxLength(4)),
  detik: z.int(),
  pilihan: z.array(z.int()).check(z.maxLength(3)),
  hari_ini: z.object({ minta: z.int(), disetujui: z.int() }),
  dijawab: z.nullable(z.object({ oleh: kata(40), waktu: kata(40) })),
});
export type IsiPermintaan = z.infer<typeof isi>;
export const isiPermintaan = isi;

const params = { keystore: text('Keystore', { max: 12 }) };

/** What an approver of head office reads of a request, on the server of the branch (D-43.2). */
export const bacaUntukPusatEndpoint = defineEndpoint({
  call: 'GET otorisasi-pusat/:keystore',
  summary: 'Permintaan otorisasi, untuk penyetuju pusat',
  params,
  answer: schemaOf(isi),
  right: 'login',
});

/** His answer: his token says who he is and how he showed it, `dilihat` is the digest of what he read. */
export const jawabDariPusatEndpoint = defineEndpoint({
  call: 'POST otorisasi-pusat/:keystore',
  aside: true,
  summary: 'Jawaban penyetuju pusat',
  params,
  body: schemaOf(
    z.strictObject({
      putusan: z.enum(['DISETUJUI', 'DITOLAK']),
      alasan: z.nullable(kata(500)),
      dilihat: z.nullable(kata(64)),
      cocok: z.nullable(z.int()),
    }),
  ),
  answer: schemaOf(z.object({ keystore: z.string(), status: z.string() })),
  right: 'login',
});

/** The calls that a token of an approver opens at the branch. */
export const PANGGILAN_PUSAT: readonly string[] = [
  bacaUntukPusatEndpoint.call,
  jawabDariPusatEndpoint.call,
];

/** What a page shows beside the figures, where the request is of a shop with a server of its own. */
export const dariTokoJauh = z.object({
  /** The shop as this server lists it. */
  kode_toko: z.string(),
  nama_toko: z.string(),
  /** The request in that shop's words, as its approver is shown it. */
  perihal: z.array(z.string()),
  ringkasan: z.string(),
  catatan: z.nullable(z.string()),
  peminta: z.string(),
});
export type DariTokoJauh = z.infer<typeof dariTokoJauh>;
