import { expect, test } from 'vitest';
import { tentukanUkuran } from '#areas/katalog/rules/gambar-katalog.ts';

test.each([
  ['SPLASH_SCREEN', 720, 1366],
  ['BANNER_ICON', 720, 1366],
  ['ITEM', 1241, 2348],
  ['HADIAH', 1241, 2348],
])('a picture of %s fits inside %i x %i', (jenis, width, height) => {
  expect(tentukanUkuran(jenis)).toEqual({ width, height });
});

test.each([undefined, '', 'TOKO', 'constructor', '../ITEM'])(
  '%s is no kind of picture',
  (jenis) => {
    expect(tentukanUkuran(jenis)).toBeUndefined();
  },
);
