import { describe, expect, test } from 'vitest';
import { barsOf, symbolsOf } from '#areas/stock/rules/code128.ts';

describe('Code 128 of a barcode', () => {
  test('PJJ123C has the check symbol 55 in set B', () => {
    expect(symbolsOf('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
  });

  test('eight characters are 123 modules wide: ten symbols of 11 and a stop of 13', () => {
    const { width, bars } = barsOf('KJ100001');
    expect([width, bars.length]).toEqual([11 * 10 + 13, 3 * 10 + 4]);
  });

  test('start and stop are drawn as the standard draws them', () => {
    const { bars, width } = barsOf('KJ100001');
    expect(bars.slice(0, 3)).toEqual([
      { at: 0, width: 2 },
      { at: 3, width: 1 },
      { at: 6, width: 1 },
    ]); // 11010010000
    expect(bars.slice(-4).map((bar) => [bar.at - (width - 13), bar.width])).toEqual([
      [0, 2],
      [5, 3],
      [9, 1],
      [11, 2],
    ]); // 1100011101011
  });

  test('every character reads back: no two symbols are drawn alike', () => {
    const alphabet = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    const drawn = alphabet.map((letter) =>
      JSON.stringify(
        barsOf(letter)
          .bars.slice(3, 6)
          .map((bar) => [bar.at, bar.width]),
      ),
    );
    expect(new Set(drawn).size).toBe(95);
  });

  test('a letter that Code 128 does not know is an error, not a wrong barcode', () => {
    expect(() => symbolsOf('ＫＪ')).toThrow(RangeError);
    expect(() => symbolsOf('A\n')).toThrow(RangeError);
  });
});
