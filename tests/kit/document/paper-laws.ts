import { expect } from 'vitest';
import * as z from 'zod/mini';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { barisStruk } from '#areas/dokumen/contract/baris-struk.ts';
import type { Made, Sent, Trial } from '#tests/kit/document/trial.ts';
import type { Who } from '#tests/kit/shop.ts';

/** Its paper has its number; a copy is agreed to and counted. A kind whose paper is a report has neither. */
export async function printed(trial: Trial, made: Made, who: Who): Promise<void> {
  const { spec, document } = trial;
  const { paper, notaPdf, notaData, reprint } = document;
  const print = paper ?? notaPdf;
  if (!print || !reprint) return;
  const path = print.path.replace(':induk', made.params.induk ?? '').replace(':no', made.no);
  const { status, bytes, text } = await trial.shop.as(who).raw('GET', `${path}?ukuran=80`);
  expect(status, text.slice(0, 300)).toBe(200);
  expect(readPdf(bytes).flat().join(' ')).toContain(made.no);
  if (paper) await printedByLines(trial, made, { who, path });
  if (notaData) {
    const data = await trial.shop.as(who).raw('GET', `${notaData.path}?no=${made.no}`);
    expect([data.status, data.body.data.length > 0], data.text).toEqual([200, true]);
  }
  const copy: Sent = { call: reprint, params: made.params, body: { alasan: 'Kertas macet' } };
  const { cetak_ke } = await trial.stored(made);
  const alone = await trial.refused(() => trial.send(who, copy), 403, 'PERLU_OTORISASI');
  expect(alone.body.events).toContain('CETAK_ULANG');
  const keystore = await trial.approval(who, copy);
  const done = await trial.send(who, copy, { keystore });
  expect(done.body.data, done.text).toEqual({ [spec.key]: made.no, cetak_ke: cetak_ke + 1 });
}

type By = { readonly who: Who; readonly path: string };

/**
 * For a printer that takes lines: the same paper again, which may wait and leave later (D-49.4). A kind whose paper is
 * no strip answers its file.
 */
async function printedByLines(trial: Trial, made: Made, { who, path }: By): Promise<void> {
  const { text, headers } = await trial.shop.as(who).raw('GET', `${path}?bentuk=BARIS`);
  if (!String(headers['content-type']).startsWith('application/json')) return;
  const { no, cetak_ke, keadaan, lagi, sheets } = z.parse(barisStruk, JSON.parse(text));
  expect([no, lagi, sheets[0]?.name]).toEqual([made.no, cetak_ke === 1, made.no]);
  expect(text).toContain(made.no);
  const { induk = null } = made.params;
  const body = { no, cetak_ke, keadaan, induk };
  const key = { 'idempotency-key': `kertas-${no}` };
  const later = await trial.shop.as(who).raw('POST', 'kertas/tunggu', body, key);
  expect([later.status, later.body.data], later.text).toEqual([200, { no }]);
}
