import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { longText, optional, secret, text, type Schema } from '#kit/contract/field.ts';

/**
 * One line of what the approver reads: a label and a figure, made by the server (D-27.3). A line of
 * cost (`modal`) is told only to those who may see cost, whoever asks.
 */
export type Angka = { label: string; nilai: string; modal?: true; ke?: number };

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

const angka = z.array(
  z.object({ label: z.string(), nilai: z.string(), modal: z.optional(z.literal(true)) }),
) as unknown as Schema<Angka[]>;
const keystore = { keystore: text('Keystore', { max: 12 }) };

/**
 * Asks for an approval of one write. The server runs that write without keeping it, so the event
 * and the figures are its own and never the client's; the digest binds method, path and body.
 */
export const mintaOtorisasiEndpoint = defineEndpoint({
  call: 'POST otorisasi',
  readOnly: true,
  summary: 'Minta otorisasi',
  body: z.strictObject({
    event: z.optional(z.string().check(z.maxLength(40))),
    method: z.enum(['POST', 'PUT', 'DELETE']),
    path: z.string().check(z.maxLength(200)),
    body: z.optional(z.unknown()),
    catatan: z.optional(z.string().check(z.maxLength(500))),
  }) as unknown as Schema<{
    event?: string;
    method: 'POST' | 'PUT' | 'DELETE';
    path: string;
    body?: unknown;
    catatan?: string;
  }>,
  answer: z.object({
    keystore: z.string(),
    kedaluwarsa: z.string(),
    event: z.array(z.string()),
    ringkasan: z.string(),
    angka: angka as unknown as z.ZodMiniType,
    tertutup: z.boolean(),
    level: z.array(z.string()),
  }) as unknown as Schema<{
    keystore: string;
    kedaluwarsa: string;
    event: string[];
    ringkasan: string;
    angka: Angka[];
    /** The approver will read more than the one who asks may see. */
    tertutup: boolean;
    level: string[];
  }>,
  right: 'login',
  status: 201,
});

const approver = {
  user_id: optional(text('User Id', { max: 40 })),
  password: optional(secret('Password')),
};

/** Every figure, to the approver at the requester's screen, before the answer. */
export const angkaOtorisasiEndpoint = defineEndpoint({
  call: 'POST otorisasi/:keystore/angka',
  readOnly: true,
  summary: 'Angka otorisasi untuk penyetuju',
  params: keystore,
  body: approver,
  answer: z.object({ angka: angka as unknown as z.ZodMiniType }) as unknown as Schema<{
    angka: Angka[];
  }>,
  right: 'login',
});

export const setujuiEndpoint = defineEndpoint({
  call: 'POST otorisasi/:keystore/setujui',
  readOnly: true,
  summary: 'Setujui otorisasi',
  params: keystore,
  body: approver,
  right: 'login',
});

export const tolakEndpoint = defineEndpoint({
  call: 'POST otorisasi/:keystore/tolak',
  readOnly: true,
  summary: 'Tolak otorisasi',
  params: keystore,
  body: { ...approver, alasan: optional(longText('Alasan')) },
  right: 'login',
});

export const batalkanOtorisasiEndpoint = defineEndpoint({
  call: 'DELETE otorisasi/:keystore',
  readOnly: true,
  summary: 'Batalkan permintaan otorisasi',
  params: keystore,
  right: 'login',
});

export const statusOtorisasiEndpoint = defineEndpoint({
  call: 'GET otorisasi/:keystore',
  summary: 'Status otorisasi',
  params: keystore,
  answer: z.object({
    keystore: z.string(),
    event: z.array(z.string()),
    status: z.enum(STATUS_OTORISASI),
    ringkasan: z.string(),
    angka: angka as unknown as z.ZodMiniType,
    catatan: z.nullable(z.string()),
    input_by: z.string(),
    input_date: z.string(),
    kedaluwarsa: z.string(),
    disetujui_by: z.nullable(z.string()),
  }) as unknown as Schema<{
    keystore: string;
    event: string[];
    status: (typeof STATUS_OTORISASI)[number];
    ringkasan: string;
    angka: Angka[];
    catatan: string | null;
    input_by: string;
    input_date: string;
    kedaluwarsa: string;
    disetujui_by: string | null;
  }>,
  right: 'login',
});
