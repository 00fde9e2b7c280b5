import { describe, expect, test } from 'vitest';
import { readPhoneNumber } from '#kit/server/wire/phone.ts';

const NINE = [
  '081355550123',
  '0813-5555-0123',
  '0813 5555 0123',
  '0813.5555.0123',
  '+6281355550123',
  '+62 813-5555-0123',
  '6281355550123',
  '006281355550123',
  '(+62) 0813 5555 0123',
];

describe('one number in nine ways of writing', () => {
  test.each(NINE)('%s', (written) => expect(readPhoneNumber(written)).toBe('+6281355550123'));
});

test.each([
  ['+65 9123 4567', '+6591234567'],
  ['0065 9123 4567', '+6591234567'],
  ['+81 90-1234-5678', '+819012345678'],
  ['08123456789', '+628123456789'],
  ['0812345678', undefined],
  ['081355550123456', undefined],
  ['081', undefined],
  ['ibu sari', undefined],
  ['0813 5555 O123', undefined],
  ['', undefined],
])('%s is %s', (written, held) => expect(readPhoneNumber(written)).toBe(held));
