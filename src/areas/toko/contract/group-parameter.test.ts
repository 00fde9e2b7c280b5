import { expect, test } from 'vitest';
import { GROUP_PARAMETER } from '#areas/toko/contract/group-parameter.ts';
import { PARAMETERS } from '#areas/toko/contract/parameter.ts';

test('every parameter stands in one group of the settings screen, and in one only', () => {
  const keys = GROUP_PARAMETER.flatMap(({ isi }) => isi);
  expect(keys.toSorted()).toEqual(Object.keys(PARAMETERS).toSorted());
});
