import { expect, test } from 'vitest';
import { mayCancel } from '#areas/dokumen/contract/document.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';

test('a ticket is validated or rejected once, and cancelled once', () => {
  const { spec } = tukarDocument;
  const { from, to } = spec.steps.validasi;
  expect([from, to]).toEqual(['OPEN', 'DONE']);
  expect(['OPEN', 'DONE', 'CANC'].map((state) => mayCancel(spec, state))).toEqual([
    true,
    true,
    false,
  ]);
});
