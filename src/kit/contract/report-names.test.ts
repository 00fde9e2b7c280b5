import { expect, test } from 'vitest';
import { nameAndCode } from '#kit/contract/report-names.ts';

test('a code stands behind its name once, also where two of one name are told apart by it', () => {
  expect(nameAndCode('Agus', 'ksr2.kj1')).toBe('Agus ksr2.kj1');
  expect(nameAndCode('Dewi (ksr.kj1)', 'ksr.kj1')).toBe('Dewi (ksr.kj1)');
  expect(nameAndCode('Dewi (KJ1)', 'ksr.kj1')).toBe('Dewi (KJ1) ksr.kj1');
});
