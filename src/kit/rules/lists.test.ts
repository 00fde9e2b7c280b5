import { expect, test } from 'vitest';
import { fitting, inTurn, kept, lastOf, upTo, zip } from '#kit/rules/lists.ts';

test('two lists of three make three pairs; lists of two and three are a fault that says so', () => {
  expect(zip([1, 2, 3], ['a', 'b', undefined])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, undefined],
  ]);
  expect(() => zip([1, 2], [1, 2, 3])).toThrow('Lists of 2 and 3');
});

test('what must be there says so when it is not', () => {
  expect(kept(new Map([['KJ1A0001', 5]]), 'KJ1A0001')).toBe(5);
  expect(() => kept(new Map(), 'KJ1A0001')).toThrow('Nothing is kept under KJ1A0001');
  expect(fitting([3, 4], (one) => one > 3)).toBe(4);
  expect(() => fitting([3, 4], (one) => one > 4)).toThrow('None of 2 fits');
  expect([0, 1, 2, 3].map((turn) => inTurn(['a', 'b', 'c'], turn))).toEqual(['a', 'b', 'c', 'a']);
  expect(() => inTurn([], 1)).toThrow();
});

test('the last of several, and a text up to a mark', () => {
  expect([lastOf(['a']), lastOf(['a', 'b'])]).toEqual(['a', 'b']);
  expect([upTo('penjualan?tgl=1', '?'), upTo('penjualan', '?')]).toEqual([
    'penjualan',
    'penjualan',
  ]);
});
