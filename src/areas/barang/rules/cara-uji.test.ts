import { expect, test } from 'vitest';
import { persen } from '#kit/rules/quantity.ts';
import { periksaCaraUji } from '#areas/barang/rules/cara-uji.ts';

test('a fineness without its method is refused where the shop asks for it, each line at its place', () => {
  const lines = [
    { kadar: persen(7000), cara_uji: 'XRF' },
    { kadar: persen(7000), cara_uji: null },
    { kadar: null, cara_uji: null },
  ];
  expect(periksaCaraUji('barang', lines, true)).toMatchObject([
    { code: 'CARA_UJI_WAJIB', field: 'barang.1.cara_uji' },
  ]);
  expect(periksaCaraUji('barang', lines, false)).toEqual([]);
});
