import { expect, test } from 'vitest';
import { sense } from '#kit/rules/sentence.ts';
import { placeOf } from '#kit/web/frame/tabs.tsx';

test('an address names a side by its word, whatever sense the word has', () => {
  const sides = [{ label: 'Stock' }, { label: sense('Masuk', 'terima') }, { label: 'Pindah' }];
  expect(placeOf(sides, 'Masuk')).toBe(1);
  expect(placeOf(sides, 'Pindah')).toBe(2);
  expect(placeOf(sides, 'Lain')).toBe(0);
  expect(placeOf(sides, undefined)).toBe(0);
});
