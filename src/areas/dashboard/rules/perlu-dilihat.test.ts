import { describe, expect, test } from 'vitest';
import { bisaLihatNilai } from '#areas/dashboard/rules/lihat-dashboard.ts';
import {
  batalBiasanya,
  batalTidakBiasa,
  susunPerlu,
  type JenisPerlu,
} from '#areas/dashboard/rules/perlu-dilihat.ts';

describe('cancels of a week against the person’s own 30 days before', () => {
  test.for([
    [2, 0, false],
    [3, 0, true],
    [3, 6, true],
    [3, 7, false],
    [5, 10, true],
    [5, 11, false],
  ] as const)('%i after %i is unusual: %s', ([jumlah, sebelumnya, expected]) => {
    expect(batalTidakBiasa({ jumlah, sebelumnya })).toBe(expected);
  });

  test('six in 30 days are 1.40 in a week', () => {
    expect(batalBiasanya(6)).toBe(140);
  });
});

describe('the list is ordered by what it can cost', () => {
  const semua = (
    [
      'TANPA_FOTO',
      'BATAL_SERING',
      'BELUM_VALIDASI',
      'SELISIH_KAS',
      'HARI_TERTINGGAL',
    ] as JenisPerlu[]
  ).map((jenis) => ({ jenis }));
  const jenis = (level: Parameters<typeof susunPerlu>[1]) =>
    susunPerlu(semua, level).map((one) => one.jenis);

  test('for the owner: the open day, the missing cash, signals, waiting sales, photos', () => {
    expect(jenis('OWN')).toEqual([
      'HARI_TERTINGGAL',
      'SELISIH_KAS',
      'BATAL_SERING',
      'BELUM_VALIDASI',
      'TANPA_FOTO',
    ]);
  });

  test('signals are for OWN and SU alone, a cashier has what a cashier can act on', () => {
    expect(jenis('SU')).toContain('BATAL_SERING');
    for (const level of ['MU', 'SPV', 'DEV'] as const)
      expect(jenis(level)).not.toContain('BATAL_SERING');
    expect(jenis('KASIR')).toEqual(['HARI_TERTINGGAL', 'BELUM_VALIDASI']);
  });
});

test.for([
  ['OWN', true, true],
  ['SU', true, true],
  ['MU', true, false],
  ['SPV', true, false],
  ['KASIR', true, false],
  ['OWN', false, true],
  ['SPV', false, true],
  ['KASIR', false, false],
] as const)(
  '%s with hidden balances %s sees the value of stock: %s',
  ([level, hidden, expected]) => {
    expect(bisaLihatNilai(level, hidden)).toBe(expected);
  },
);
