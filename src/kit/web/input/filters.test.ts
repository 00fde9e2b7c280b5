import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  digitsAndDot,
  digitsAndMinus,
  digitsOnly,
  digitsSlashDotK,
  kodeOnly,
  oneOrMore,
  percentage,
  twoDecimals,
} from '#kit/web/input/filters.ts';

test('each filter keeps only what its field may hold', () => {
  assert.equal(digitsAndDot('1a2.b3'), '12.3');
  assert.equal(digitsSlashDotK('3/4 18k x'), '3/418K');
  assert.equal(digitsAndMinus('0812-34 56'), '0812-3456');
  assert.equal(digitsOnly('Rp. 1,200'), '1200');
  assert.equal(kodeOnly('k/j 1-a.b'), 'KJ1-A.B');
});

test('a number below one becomes empty', () => {
  assert.equal(oneOrMore('0'), '');
  assert.equal(oneOrMore('12'), '12');
});

test('a third decimal is not taken, and a percentage above one hundred is cleared', () => {
  assert.equal(twoDecimals('12.345'), '12.34');
  assert.equal(twoDecimals('1.2.3'), '1.23');
  assert.equal(percentage('100'), '100');
  assert.equal(percentage('100.01'), '');
});
