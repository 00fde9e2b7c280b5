import { expect, test } from 'vitest';
import { readKataBarang } from '#areas/stock/rules/kata-barang.ts';

test('"cincin ukir 70" is two words and a figure: 70 % or whatever weighs 70 g and something', () => {
  expect(readKataBarang('Cincin  ukir 70')).toEqual([
    { teks: 'cincin' },
    { teks: 'ukir' },
    { teks: '70', angka: { berat: [70_000, 71_000], persen: 7000 } },
  ]);
});

test('a kadar is said as 37.5, 37,5% or 375, a weight as 3.25 g of whatever begins so', () => {
  const [one, two, three, four] = readKataBarang('37.5 37,5% 375 3.25g');
  expect([one, two, three].map((word) => word?.angka?.persen)).toEqual([3750, 3750, 3750]);
  expect(four?.angka?.berat).toEqual([3250, 3260]);
  expect(readKataBarang('KJ1A0001 A-01').every(({ angka }) => !angka)).toBe(true);
  expect(readKataBarang('5000')[0]?.angka?.persen).toBeUndefined();
});
