import { expect, test } from 'vitest';
import { mayCancel } from '#areas/buku/contract/document.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';

test('a ticket is validated or rejected once, and cancelled once', () => {
  const { words } = tukarDocument;
  const { from, to } = words.steps.validasi;
  expect([from, to]).toEqual(['OPEN', 'DONE']);
  expect(['OPEN', 'DONE', 'CANC'].map((state) => mayCancel(words, state))).toEqual([
    true,
    true,
    false,
  ]);
});
