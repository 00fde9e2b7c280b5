import { expect, test } from 'vitest';
import { codeAt, matchCode, newRahasia, stepOf, uriOf } from '#areas/akses/server/totp.ts';
import { QR_MOST } from '#kit/rules/qr.ts';

/** '12345678901234567890' of RFC 6238, appendix B, in base 32. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('the standard says that at second %i the code is %s', (second, code) => {
  expect(codeAt(RFC, stepOf(second * 1000))).toBe(code);
});

test('a clock half a minute off is forgiven, a code that was used is not', () => {
  const ms = 1111111109_000;
  const step = stepOf(ms);
  expect(matchCode(RFC, '081 804', ms, 0)).toBe(step);
  expect(matchCode(RFC, codeAt(RFC, step - 1), ms, 0)).toBe(step - 1);
  expect(matchCode(RFC, '081804', ms, step)).toBeNull();
  expect(matchCode(RFC, codeAt(RFC, step - 2), ms, 0)).toBeNull();
  expect(matchCode(RFC, '08180', ms, 0)).toBeNull();
});

test('a secret has 160 bits, and its link with the longest user id fits a QR code', () => {
  expect(newRahasia()).toMatch(/^[A-Z2-7]{32}$/);
  expect(uriOf(newRahasia(), 'x'.repeat(40)).length).toBeLessThanOrEqual(QR_MOST);
});
