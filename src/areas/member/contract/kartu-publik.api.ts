import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, int, kode, optional, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';

const KODE = z.string().check(z.regex(/^[\w-]{22}$/, 'Kartu Tidak Ditemukan'));

/** A member's card behind the word of its QR: number and points, and no name (D-51.15). */
export const kartuPublikEndpoint = defineEndpoint({
  call: 'GET kartu/:kode',
  summary: 'Kartu member di balik kode QR',
  params: strictOf({ kode: KODE }),
  answer: {
    kode_customer: kode('Kode Member'),
    poin: int('Poin'),
    nama_toko: text('Nama Toko'),
    berakhir_tgl: optional(day('Berakhir')),
    berakhir_poin: int('Poin Berakhir'),
  },
  right: 'public',
});
