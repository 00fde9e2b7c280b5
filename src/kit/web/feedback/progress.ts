import * as z from 'zod/mini';
import { createElement } from 'react';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text, type Schema } from '#kit/contract/field.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';

/** A long work of the server (http.md): how far it is, and what came out. */
export type Progress = {
  readonly id: string;
  readonly judul?: string;
  readonly selesai: number;
  readonly total: number;
  readonly hasil?: unknown;
  readonly gagal?: string;
};

export const progressEndpoint = defineEndpoint({
  call: 'GET progress/:id',
  summary: 'Kemajuan proses panjang',
  params: { id: text('Id') },
  answer: z.any() as unknown as Schema<Progress>,
  right: 'login',
});

type Words = {
  id: string;
  /** What the server does: fetching or sending. */
  kind?: 'ambil' | 'kirim';
};

/**
 * Shows 'Mohon Menunggu ...' until the work is done; answers what came out, or nothing when it failed.
 * @public
 */
export async function followProgress(words: Words): Promise<Progress | undefined> {
  const { ProgressDialog } = await import('#kit/web/feedback/progress-dialog.tsx');
  return openDialog<Progress | undefined>((close) =>
    createElement(ProgressDialog, { ...words, onDone: close }),
  );
}
