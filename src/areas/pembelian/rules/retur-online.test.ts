import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { bagiDibayar } from '#areas/pembelian/rules/retur-online.ts';

const P4 = { kode_barcode: 'KJ100001', netto: rp(1_470_000) };
const P5 = { kode_barcode: 'KJ100002', netto: rp(735_000) };
const dibayar = (grand_total: number, ...barang: (typeof P4)[]) => [
  ...bagiDibayar({ grand_total: rp(grand_total), barang }).values(),
];

test('an order of 1,470,000 with PPN on top is bought back at 1,487,000, whatever of it was the price', () => {
  expect(dibayar(1_470_000, P4)).toEqual([1_470_000]);
  expect(dibayar(1_487_000, P4)).toEqual([1_487_000]);
  // Rounded down, less was paid than the price.
  expect(dibayar(1_469_500, P4)).toEqual([1_469_500]);
});

test('two pieces share tax and charges by what each was sold for, to the rupiah', () => {
  expect(dibayar(2_230_000, P4, P5)).toEqual([1_486_667, 743_333]);
  expect(dibayar(2_205_000, P4, P5)).toEqual([1_470_000, 735_000]);
});
