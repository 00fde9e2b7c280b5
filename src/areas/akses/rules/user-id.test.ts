import { expect, test } from 'vitest';
import { rapikanUserId } from '#areas/akses/rules/user-id.ts';

test.each([
  'ksr.kj1',
  'KSR.KJ1',
  ' ksr.kj1 ',
  'ksr.kj1.',
  '.ksr..kj1',
  'ｋｓｒ．ｋｊ１',
  'ksr.\u200bkj1',
])('%s is ksr.kj1', (typed) => {
  expect(rapikanUserId(typed)).toBe('ksr.kj1');
});

test('another person stays another person', () => {
  expect(rapikanUserId('ksr2.kj1')).toBe('ksr2.kj1');
  expect(rapikanUserId('kśr.kj1')).toBe('kśr.kj1');
});
