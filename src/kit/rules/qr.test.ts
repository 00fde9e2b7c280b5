import { expect, test } from 'vitest';
import { QR_MOST, qrCode } from '#kit/rules/qr.ts';

const LINK = 'otpauth://totp/Kilau:lestari?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kilau';
const rowsOf = (text: string): string[] =>
  qrCode(text).map((row) => row.map((on) => (on ? '#' : '.')).join(''));

test('the key of an authenticator as another encoder (uqr 0.1.3) draws it', () => {
  expect(rowsOf(LINK)).toMatchSnapshot();
});

test('41 modules a side, a finder in three corners, and at most 134 bytes', () => {
  const code = qrCode('x'.repeat(QR_MOST));
  expect([code.length, code[0]!.length]).toEqual([41, 41]);
  for (const [x, y] of [
    [0, 0],
    [34, 0],
    [0, 34],
  ] as const)
    expect(code[y]!.slice(x, x + 7)).toEqual(Array.from({ length: 7 }, () => true));
  expect(() => qrCode('x'.repeat(QR_MOST + 1))).toThrow('134 bytes');
});
