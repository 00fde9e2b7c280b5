import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { strictOf } from '#kit/contract/schema.ts';

const KODE = z.string().check(z.regex(/^[A-Z0-9]{3}$/));
/** A chain has fewer shops, and fewer lines of messages between them. */
const MOST = 2000;
/** As far as a figure of a book is exact. */
const JUMLAH = z.int().check(z.minimum(-1e15), z.maximum(1e15));

/** A line of messages between two shops: the last number that is kept, and the last that the next server has. */
const arus = z.strictObject({
  dari: KODE,
  ke: KODE,
  urut: z.int().check(z.nonnegative()),
  sampai: z.int().check(z.nonnegative()),
  /** It has stopped at this end, which sends. */
  henti: z.boolean(),
});
export type ArusTercatat = z.infer<typeof arus>;

/** What a book has with the branch (of head office: by shop), and what known messages will add to it. */
const rk = z.strictObject({
  toko: KODE,
  rupiah: JUMLAH,
  qty: JUMLAH,
  mg: JUMLAH,
  murni: JUMLAH,
});
export type RkTercatat = z.infer<typeof rk>;

/** What two servers of a chain say of each other (decision 1199): numbers of messages, and what each book owes. */
export const cocokServerEndpoint = defineEndpoint({
  call: 'POST server/cocok',
  summary: 'Nomor pesan dan rekening koran menurut server ini, untuk server toko lain',
  body: strictOf({ pesan: z.array(arus).check(z.maxLength(MOST)) }),
  answer: strictOf({
    pesan: z.array(arus).check(z.maxLength(MOST)),
    rk: z.array(rk).check(z.maxLength(MOST)),
    jam: z.iso.datetime(),
  }),
  right: 'server',
  aside: true,
});
