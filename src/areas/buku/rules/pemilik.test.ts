import { expect, test } from 'vitest';
import { cocokkan, periksaPengambil } from '#areas/buku/rules/pemilik.ts';

test('3201234567890009 is one number with blanks, dots, dashes or strokes; another one is another person', () => {
  const polos = '3201234567890009';
  for (const sama of ['3201 2345 6789 0009', '3201.2345.6789.0009', '3201-2345/6789_0009', polos]) {
    expect(cocokkan(sama, polos), sama).toBe('SAMA');
    expect(cocokkan(polos, sama), sama).toBe('SAMA');
  }
  expect(cocokkan('3201 2345 6789 0008', polos)).toBe('BEDA');
  expect(cocokkan(null, polos)).toBe('TANPA');
  const reini = { nama: 'Ibu Reini', no_ktp: '3201 2345 6789 0009' };
  expect(periksaPengambil(reini, { nama: null, no_ktp: polos })).toEqual([]);
});
