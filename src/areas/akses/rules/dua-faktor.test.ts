import { expect, test } from 'vitest';
import { wajibDuaFaktor } from '#areas/akses/rules/dua-faktor.ts';

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
