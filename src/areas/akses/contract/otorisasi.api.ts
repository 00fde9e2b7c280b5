import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { longText, optional, secret, text } from '#kit/contract/field.ts';
import { schemaOf, strictOf } from '#kit/contract/schema.ts';
import { dariTokoJauh } from '#areas/akses/contract/otorisasi-pusat.api.ts';

/**
 * One line of what the approver reads: a label and a figure, made by the server (D-27.3). A line of cost (`modal`) is
 * shown only to those who may see cost, no matter who asks; what a drawer holds (`laci`) not to a cashier, who counts
 * it blind (D-20.4). A number that identifies a person (`rahasia`, the field
 * that it is) is read by the approver and binds the approval in full; a log holds it masked.
 */
export type Angka = {
  label: string;
  nilai: string;
  modal?: true;
  laci?: true;
  rahasia?: 'no_ktp' | 'no_identitas' | 'npwp';
  ke?: number;
};

/** How somebody else agreed: at the own screen by QR, by a finger, or with name and password here. */
export const CARA_OTORISASI = ['QR', 'FINGERPRINT', 'MANUAL'] as const;
export const STATUS_OTORISASI = [
  'OPEN',
  'DISETUJUI',
  'DITOLAK',
  'DIBATALKAN',
  'KEDALUWARSA',
  'TERPAKAI',
] as const;

const angka = schemaOf(
  z.array(z.object({ label: z.string(), nilai: z.string(), modal: z.optional(z.literal(true)) })),
);
const keystore = { keystore: text('Keystore', { max: 12 }) };

/**
 * Asks for an approval of one write. The server runs that write without keeping it, so the event
 * and the figures are its own and never the client's; the digest binds method, path and body.
 */
const diminta = {
  event: z.optional(z.string().check(z.maxLength(40))),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  path: z.string().check(z.maxLength(200)),
  body: z.optional(z.unknown()),
  catatan: z.optional(z.string().check(z.maxLength(500))),
  /** The keystore of what was agreed to for the same form and no longer holds: its figures are shown beside. */
  sebelum: z.optional(z.string().check(z.maxLength(12))),
};
const minta = {
  body: strictOf(diminta),
  answer: schemaOf(
    z.object({
      keystore: z.string(),
      kedaluwarsa: z.string(),
      event: z.array(z.string()),
      /** What the events are called. */
      perihal: z.array(z.string()),
      ringkasan: z.string(),
      angka: angka,
      tertutup: z.boolean(),
      /** Shown on the asker's screen, for an approver who is elsewhere. */
      cocok: z.int(),
      level: z.array(z.string()),
    }),
  ),
  right: 'login',
  status: 201,
} as const;

export const mintaOtorisasiEndpoint = defineEndpoint({
  call: 'POST otorisasi',
  aside: true,
  summary: 'Minta otorisasi',
  ...minta,
});

const kecil = z.optional(z.string().check(z.maxLength(60)));

/**
 * The same request by the name and with the record that the requirement gives it (1§3, 1§7); it can be answered in
 * every way. `client` is the own shop, `client_notes` what the asker says; keystore, status, person and date are the
 * server's own, so that those of the body are ignored. The body also holds the wanted write: an approval without a
 * write approves nothing.
 */
export const generateQrEndpoint = defineEndpoint({
  ...minta,
  call: 'POST otorisasi-qr/generate',
  aside: true,
  summary: 'Minta otorisasi dengan QR',
  body: strictOf({
    ...diminta,
    client: kecil,
    client_notes: z.optional(z.string().check(z.maxLength(500))),
    keystore: kecil,
    status: kecil,
    input_by: kecil,
    input_date: kecil,
  }),
});

export const removeQrEndpoint = defineEndpoint({
  call: 'DELETE otorisasi-qr/remove/:shop/:keystore',
  aside: true,
  summary: 'Batalkan permintaan otorisasi QR',
  params: { shop: text('Toko', { max: 3 }), ...keystore },
  right: 'login',
});

const approver = {
  user_id: optional(text('User Id', { max: 40 })),
  password: optional(secret('Password')),
  /** Of the authenticator, or a recovery code: asked of a person who has a second factor (401 PERLU_DUA_FAKTOR). */
  kode: optional(text('Kode', { max: 20 })),
  /** Instead of a second code: what the figures came with, good for the one answer. */
  tiket: optional(secret('Tiket')),
};

/** Every figure, to the approver at the requester's screen, before the answer. */
export const angkaOtorisasiEndpoint = defineEndpoint({
  call: 'POST otorisasi/:keystore/angka',
  aside: true,
  summary: 'Angka otorisasi untuk penyetuju',
  params: keystore,
  body: approver,
  answer: schemaOf(
    z.object({ angka: angka, tiket: z.nullable(z.string()), jauh: z.optional(dariTokoJauh) }),
  ),
  right: 'login',
});

export const setujuiEndpoint = defineEndpoint({
  call: 'POST otorisasi/:keystore/setujui',
  aside: true,
  summary: 'Setujui otorisasi',
  params: keystore,
  body: approver,
  right: 'login',
});

export const tolakEndpoint = defineEndpoint({
  call: 'POST otorisasi/:keystore/tolak',
  aside: true,
  summary: 'Tolak otorisasi',
  params: keystore,
  body: { ...approver, alasan: optional(longText('Alasan')) },
  right: 'login',
});

export const batalkanOtorisasiEndpoint = defineEndpoint({
  call: 'DELETE otorisasi/:keystore',
  aside: true,
  summary: 'Batalkan permintaan otorisasi',
  params: keystore,
  right: 'login',
});

export const statusOtorisasiEndpoint = defineEndpoint({
  call: 'GET otorisasi/:keystore',
  summary: 'Status otorisasi',
  params: keystore,
  answer: schemaOf(
    z.object({
      keystore: z.string(),
      event: z.array(z.string()),
      /** What the events are called. */
      perihal: z.array(z.string()),
      status: z.enum(STATUS_OTORISASI),
      ringkasan: z.string(),
      angka: angka,
      catatan: z.nullable(z.string()),
      input_by: z.string(),
      input_date: z.string(),
      kedaluwarsa: z.string(),
      disetujui_by: z.nullable(z.string()),
    }),
  ),
  right: 'login',
});
