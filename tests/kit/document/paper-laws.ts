import { expect } from 'vitest';
import { readPdf } from '#kit/testing/read-pdf.ts';
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
