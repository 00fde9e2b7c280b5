import { expect, test } from 'vitest';
import { pisahTag } from '#areas/stock/rules/tag.ts';

test('a reader sends one tag, or many between spaces, commas and lines', () => {
  expect(pisahTag('e280-0001')).toEqual(['E280-0001']);
  expect(pisahTag(' E1 E2,E3;\nE4\r\n')).toEqual(['E1', 'E2', 'E3', 'E4']);
  expect(pisahTag('  ')).toEqual([]);
});
