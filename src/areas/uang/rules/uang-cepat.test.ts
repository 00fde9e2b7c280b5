import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hitungUangCepat } from '#areas/uang/rules/uang-cepat.ts';

test('of 10,002,000 the quick sums are itself, 10,050,000, 10,100,000 and 10,500,000', () => {
  expect(hitungUangCepat(rp(10_002_000))).toEqual([10_002_000, 10_050_000, 10_100_000, 10_500_000]);
});

test('a round ten million still offers notes above it', () => {
  expect(hitungUangCepat(rp(10_000_000))).toEqual([10_000_000, 10_050_000, 10_100_000, 10_500_000]);
});

test('where the next fifty and the next hundred thousand are one, a larger step follows', () => {
  expect(hitungUangCepat(rp(3_763_000))).toEqual([3_763_000, 3_800_000, 4_000_000, 5_000_000]);
});

test('nothing is offered when nothing is left to pay', () => {
  expect(hitungUangCepat(rp(0))).toEqual([]);
  expect(hitungUangCepat(rp(-500))).toEqual([]);
});

test('quick sums always grow and always cover the rest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000_000 }), (sisa) => {
      const list = hitungUangCepat(rp(sisa));
      expect(list.every((one, at) => one >= sisa && (at === 0 || one > list[at - 1]!))).toBe(true);
      expect(list[0]).toBe(sisa);
    }),
  );
});
