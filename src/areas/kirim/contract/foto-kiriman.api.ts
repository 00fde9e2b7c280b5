import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, optional, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';

/** As large as an upload may be, in the letters of base64. */
export const FOTO_BYTES = 10 * 1024 * 1024;
const FOTO_HURUF = Math.ceil(FOTO_BYTES / 3) * 4;

/**
 * One photo of a piece, or of the certificate of a stone, of a shipment to the server that asks (decision 1210): the
 * first is 0. Null behind the last. Head office asks in the name of a branch with `untuk` (decision 1266).
 */
export const fotoKirimanServer = defineEndpoint({
  call: 'GET server/foto-kiriman/:no/:kode/:ke',
  summary: 'Foto barang kiriman untuk server toko tujuan',
  params: {
    no: text('No Kirim', { max: 14 }),
    kode: kode('Kode', 8),
    ke: text('Urutan', { max: 2 }),
  },
  query: { untuk: optional(text('Toko Tujuan', { min: 3, max: 3 })) },
  answer: strictOf({ foto: z.nullable(z.string().check(z.maxLength(FOTO_HURUF))) }),
  right: 'server',
});
