import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text, type Schema } from '#kit/contract/field.ts';

/** A long work of the server (http.md): how far it is, and what came out. */
export type Progress = {
  readonly id: string;
  readonly judul: string;
  readonly selesai: number;
  readonly total: number;
  readonly keadaan: 'JALAN' | 'SELESAI' | 'GAGAL';
  /** The `data` of the write's own answer, once it is done. */
  readonly hasil?: unknown;
  /** The problem document that refused it. */
  readonly gagal?: Readonly<Record<string, unknown>>;
};

/** Asked by the person who began the work; its id is the Idempotency-Key of the call that began it. */
export const progressEndpoint = defineEndpoint({
  call: 'GET progress/:id',
  summary: 'Kemajuan proses panjang',
  params: { id: text('Id', { max: 100 }) },
  answer: z.any() as Schema<Progress>,
  right: 'login',
});
