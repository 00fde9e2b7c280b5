import { expect, test } from 'vitest';
import { fitted } from '#kit/web/api/smaller-picture.ts';

test('the longest side of a photo is 2,000 dots, its shape is kept, a small one stays', () => {
  expect(fitted(4_000, 3_000)).toEqual({ width: 2_000, height: 1_500 });
  expect(fitted(3_000, 4_000)).toEqual({ width: 1_500, height: 2_000 });
  expect(fitted(640, 480)).toEqual({ width: 640, height: 480 });
  expect(fitted(9_000, 2)).toEqual({ width: 2_000, height: 1 });
});
