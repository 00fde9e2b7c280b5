import { expect, test } from 'vitest';
import { batasPasangFaktor, wajibDuaFaktor } from '#areas/akses/rules/dua-faktor.ts';

test.each([
  ['TIDAK', 'OWN', true, false],
  ['OWN_SPV', 'OWN', false, true],
  ['OWN_SPV', 'SPV', false, true],
  ['OWN_SPV', 'KASIR', false, false],
  ['OWN_SPV', 'KASIR', true, true],
  ['SEMUA', 'KASIR', false, true],
] as const)(
  '%s asks %s (head office: %s) for a second factor: %s',
  (wajib, level, pusat, asked) => {
    expect(wajibDuaFaktor(wajib, { level, pusat })).toBe(asked);
  },
);

test('whoever is asked on Friday at nine has until Monday at nine, and not a second longer', () => {
  const friday = Date.parse('2026-11-20T02:00:00Z');
  const monday = Date.parse('2026-11-23T02:00:00Z');
  expect(batasPasangFaktor(friday, friday)).toBe(monday);
  expect(batasPasangFaktor(friday, monday - 1000)).toBe(monday);
  expect(batasPasangFaktor(friday, monday)).toBeNull();
});
