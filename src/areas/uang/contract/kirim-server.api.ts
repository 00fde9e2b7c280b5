import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { instant, objectOf, optional, text, yesNo, type ValuesOf } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { strictOf } from '#kit/contract/schema.ts';
import * as z from 'zod/mini';
import { kirimanMasuk } from '#areas/uang/contract/kirim.api.ts';

/** Money as head office tells a branch on another server of it (D-43.5). */
const diceritakan = {
  kiriman: asField(objectOf(kirimanMasuk), 'Kiriman'),
  nama_tujuan: text('Toko Tujuan', { max: 60 }),
  input_date: instant('Waktu'),
  /** The person who is about to count it is the one who sent it, as far as head office knows. */
  sendiri: yesNo('Pengirim Sendiri'),
};
export const diceritakanPusat = objectOf(diceritakan);
export type Diceritakan = ValuesOf<typeof diceritakan>;

const referensi = { nomor_referensi: text('No Referensi', { max: 8 }) };
const penerima = {
  user_id: text('User', { max: 40 }),
  /** Of the sales person that the user is: two accounts of one telephone are one person (decision 1045). */
  hp: optional(text('No HP', { max: 30 })),
};

/** Looks up for a branch what was sent to it; all else is the same nothing (D-41.4). */
export const cariUangServer = defineEndpoint({
  call: 'GET server/uang/:nomor_referensi',
  summary: 'Cari kiriman uang untuk cabang di server lain',
  params: referensi,
  answer: diceritakanPusat,
  right: 'server',
});

const id = { id: z.uuid() };
/** Holds money for a branch that is about to receive it: until it has, or releases it, it cannot be cancelled. */
export const pegangTerimaServer = defineEndpoint({
  call: 'POST server/uang/terima',
  summary: 'Pegang kiriman uang yang akan diterima cabang di server lain',
  body: strictOf({
    ...id,
    penerima: objectOf(penerima),
    nomor_referensi: z.string().check(z.maxLength(8)),
  }),
  answer: diceritakanPusat,
  right: 'server',
  aside: true,
});

/** Holds money whose sending a branch is about to cancel: from then on it cannot be received. */
export const pegangBatalServer = defineEndpoint({
  call: 'POST server/uang/batal',
  summary: 'Pegang kiriman uang yang akan dibatalkan cabang di server lain',
  body: strictOf({
    ...id,
    nota_kirim: z.string().check(z.regex(/^KU[A-Z0-9]{6,14}$/)),
    nomor_referensi: z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{8}$/)),
  }),
  answer: strictOf({ nota_kirim: z.string() }),
  right: 'server',
  aside: true,
});
