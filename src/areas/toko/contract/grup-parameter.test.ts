import { expect, test } from 'vitest';
import { GRUP_PARAMETER } from '#areas/toko/contract/grup-parameter.ts';
import { PARAMETERS } from '#areas/toko/contract/parameter.ts';

test('every parameter stands in one group of the settings screen, and in one only', () => {
  const keys = GRUP_PARAMETER.flatMap(({ isi }) => isi);
  expect(keys.toSorted()).toEqual(Object.keys(PARAMETERS).toSorted());
});
