import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';

/** Rows of one answer: some hundred kilobytes, far below what a server takes from another one. */
export const BARIS_BAGIAN = 1000;
/** A version with more rows than that is none that a shop lives with. */
export const BARIS_TERBANYAK = 200_000;

const sidik = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** What a version is (D-43.6): the parts of its masters in order, each by its SHA-256. Head office signs this text. */
export const daftarTerbitan = strictOf({
  pusat: z.string(),
  versi: z.int().check(z.minimum(1)),
  catatan: z.string().check(z.maxLength(200)),
  oleh: z.string().check(z.maxLength(100)),
  pada: z.string().check(z.refine((value: string) => !Number.isNaN(Date.parse(value)))),
  bagian: z
    .array(
      z.strictObject({
        tabel: z.string().check(z.maxLength(60)),
        urut: z.int().check(z.minimum(1)),
        jumlah: z.int().check(z.minimum(0), z.maximum(BARIS_BAGIAN)),
        sha256: sidik,
      }),
    )
    .check(z.maxLength(1000)),
});
export type DaftarTerbitan = z.infer<typeof daftarTerbitan>;

/** Head office says its last version, and its signed list where the asker does not have it yet. */
export const versiDataPusatEndpoint = defineEndpoint({
  call: 'GET data-pusat/versi',
  summary: 'Versi master terakhir, untuk server cabang',
  query: { sejak: int('Sejak Versi', { min: 0 }) },
  answer: strictOf({
    versi: z.int(),
    daftar: z.nullable(z.string()),
    tanda: z.nullable(z.string()),
  }),
  right: 'server',
  gate: { variant: 'pusat' },
});

/** One part of a version as the very text that its list has the SHA-256 of. */
export const bagianDataPusatEndpoint = defineEndpoint({
  call: 'GET data-pusat/bagian',
  summary: 'Satu bagian dari satu versi master',
  query: {
    versi: int('Versi', { min: 1 }),
    tabel: text('Tabel', { max: 60 }),
    urut: int('Urut', { min: 1 }),
  },
  answer: strictOf({ isi: z.string() }),
  right: 'server',
  gate: { variant: 'pusat' },
});
