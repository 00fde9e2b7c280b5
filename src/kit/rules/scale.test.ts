import { describe, expect, test } from 'vitest';
import { openScale, parseReading } from '#kit/rules/scale.ts';

describe('a line of a scale', () => {
  test.each([
    ['ST,GS,+  12.345 g', 12_345, true],
    ['US,GS,+  12.340 g', 12_340, false],
    ['S S    520.950 g', 520_950, true],
    ['S D    520.900 g', 520_900, false],
    ['+000003.25 g', 3250, undefined],
    ['3,250', 3250, undefined],
    ['ST,-   0.015 g', -15, true],
    ['  1.5 ct', 300, undefined],
    ['0.52095 kg', 520_950, undefined],
  ])('%s', (line, berat, still) => {
    expect(parseReading(line)).toEqual(still === undefined ? { berat } : { berat, still });
  });
  test('that is no weight is nothing', () => {
    expect(parseReading('READY')).toBeUndefined();
    expect(parseReading('')).toBeUndefined();
  });
});

test('a weight is taken when the scale says that it stands still', () => {
  const scale = openScale();
  expect(scale.take('US,GS,+  12.300 g')).toBeUndefined();
  expect(scale.take('US,GS,+  12.300 g')).toBeUndefined();
  expect(scale.take('US,GS,+  12.300 g')).toBeUndefined();
  expect(scale.take('ST,GS,+  12.345 g')).toBe(12_345);
});

test('a scale that never says so is believed after three equal lines', () => {
  const scale = openScale();
  expect(['3.25', '3.24', '3.25', '3.25', '3.25'].map((line) => scale.take(line))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    3250,
  ]);
});
