import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { listOf, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';

/** A system parameter as it is now: its value on the wire, its kind, what it is and who may change it (D-4.2). */
export type ParameterRow = {
  key: string;
  value: unknown;
  jenis: string;
  bawaan: unknown;
  keterangan: string;
  level: string[];
};

export const parameterRow = strictOf({
  key: z.string(),
  value: z.unknown(),
  jenis: z.string(),
  bawaan: z.unknown(),
  keterangan: z.string(),
  level: z.array(z.string()),
});

/** A module of the shop; `aktif` is what every gate sees, with all that the module needs (D-33.1). */
export type ModulRow = {
  key: string;
  nama: string;
  berbayar: boolean;
  aktif: boolean;
  berlaku_sampai: string | null;
  butuh: string[];
  peringatan: string | null;
};

export const modulRow = strictOf({
  key: z.string(),
  nama: z.string(),
  berbayar: z.boolean(),
  aktif: z.boolean(),
  berlaku_sampai: z.nullable(z.string()),
  butuh: z.array(z.string()),
  peringatan: z.nullable(z.string()),
});

export const keyParams = { key: text('Key', { max: 60 }) };

export const listParameterEndpoint = defineEndpoint({
  call: 'GET para-system',
  summary: 'Semua parameter sistem',
  answer: listOf(parameterRow),
  right: 'login',
});

export const parameterEndpoint = defineEndpoint({
  call: 'GET para-system/key/:key',
  summary: 'Satu parameter sistem',
  params: keyParams,
  answer: parameterRow,
  right: 'login',
});

/** Every value that a parameter had in this shop, the newest first, with who set it. */
export type RiwayatParameter = { value: unknown; berlaku_dari: string; input_by: string };
export const riwayatParameterEndpoint = defineEndpoint({
  call: 'GET para-system/key/:key/riwayat',
  summary: 'Riwayat satu parameter sistem',
  params: keyParams,
  answer: listOf(
    strictOf({
      value: z.unknown(),
      berlaku_dari: z.string(),
      input_by: z.string(),
    }),
  ),
  right: 'login',
});

export const listModulEndpoint = defineEndpoint({
  call: 'GET modul',
  summary: 'Modul toko',
  answer: listOf(modulRow),
  right: 'login',
});
