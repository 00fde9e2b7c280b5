import { expect, test } from 'vitest';
import {
  fromWire,
  heightsOf,
  isTelling,
  pointOf,
  sideOf,
  stepsOf,
  toWire,
  upOf,
  type Grafik,
} from '#kit/rules/drawing.ts';

const laba = { kind: 'rupiah', shape: 'column', values: [100, -50] } as const;
const gram = { kind: 'gram', shape: 'line', values: [3000, null] } as const;

test('a loss of 50 beside a profit of 100 leaves nothing a third of the way up', () => {
  const [first, second] = heightsOf([laba, gram]);
  expect(first).toEqual({ low: -50, high: 100 });
  expect(upOf(first!, 0)).toBeCloseTo(1 / 3);
  expect(second).toEqual({ low: 0, high: 3000 });
});

test('two columns of one month stand side by side, a line among them takes no room', () => {
  expect([0, 1, 2].map((at) => sideOf([laba, gram, laba], at))).toEqual([
    { place: 0, of: 2 },
    { place: 0, of: 1 },
    { place: 1, of: 2 },
  ]);
});

test('grams go over the wire as grams, and come back to the milligram', () => {
  const grafik: Grafik = {
    judul: 'Gram',
    titik: ['01', '02'],
    deret: [{ nama: 'Dijual', bentuk: 'line', satuan: 'gram', nilai: [3245, null] }],
  };
  expect(toWire(grafik).deret[0]!.nilai).toEqual([3.245, null]);
  expect(fromWire(toWire(grafik))).toEqual(grafik);
});

test('a drawing of nothing, or of two points, is not drawn', () => {
  expect(isTelling([{ values: [0, null, 0, 0] }])).toBe(false);
  expect(isTelling([{ values: [5, 7] }])).toBe(false);
  expect(isTelling([{ values: [null, null, 5, 7] }])).toBe(false);
  expect(isTelling([{ values: [0, 0, 0] }, { values: [0, 0, 7] }])).toBe(true);
});

test('steps are round: 13,400,000 has 5, 10 million, a loss has steps below nothing', () => {
  expect(stepsOf({ low: 0, high: 13_400_000 })).toEqual([0, 5_000_000, 10_000_000]);
  expect(stepsOf({ low: -50, high: 100 })).toEqual([-50, 0, 50, 100]);
  expect(stepsOf({ low: 0, high: 0 })).toEqual([]);
});

test('a month under a drawing has its name', () => {
  expect(['2026-05', '2026-08', '2026-13', 'KJ1'].map((one) => pointOf(one))).toEqual([
    'Mei 2026',
    'Agu 2026',
    '2026-13',
    'KJ1',
  ]);
});
