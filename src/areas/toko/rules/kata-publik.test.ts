import { expect, test } from 'vitest';
import { kataPublik } from '#areas/toko/rules/kata-publik.ts';

const KATA = 'aB3_xYz-0123456789qwER';

test('the word is found in an address, with or without what stands behind it, and alone', () => {
  expect(kataPublik(` https://emas.contoh.id/nota/${KATA} `)).toBe(KATA);
  expect(kataPublik(`http://10.0.0.5:8080/kilau/nota/${KATA}?x=1`)).toBe(KATA);
  expect(kataPublik(KATA)).toBe(KATA);
});

test('a name, a code and the tag of a reader are no word', () => {
  for (const one of ['Ibu Sari', 'KJ1000007', 'E2801160600002048A3B1F', `nota/${KATA}x`, ''])
    expect(kataPublik(one), one).toBeUndefined();
});
