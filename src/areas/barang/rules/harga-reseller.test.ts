import { expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { hargaReseller, tetapReseller } from '#areas/barang/rules/harga-reseller.ts';

test('3 % under 2,170,000 a gram is 2,104,900; a row of the reseller holds whatever the percent says', () => {
  expect(hargaReseller(rp(2_170_000), null, persen(300))).toBe(2_104_900);
  expect(hargaReseller(rp(2_170_000), rp(2_100_000), persen(300))).toBe(2_100_000);
  expect(hargaReseller(null, null, persen(300))).toBeNull();
});

test('half a rupiah goes up: 1 % under 150 is 148.5, and so 149', () => {
  expect(hargaReseller(rp(150), null, persen(100))).toBe(149);
});

test('a fixed price takes the percent, a piece without one keeps none, and 0 % is the selling price', () => {
  expect(tetapReseller(rp(1_000_000), persen(250))).toBe(975_000);
  expect(tetapReseller(rp(0), persen(250))).toBe(0);
  expect(tetapReseller(null, persen(250))).toBeNull();
  expect(hargaReseller(rp(2_170_000), null, persen(0))).toBe(2_170_000);
});
