import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code128 } from '#kit/rules/code128.ts';

type Encoder = new (text: string, options: object) => { encode(): { data: string } };
const require = createRequire(import.meta.url);
function load<T>(name: string): T {
  return require(`jsbarcode/bin/barcodes/CODE128/${name}.js`) as T;
}
const { CODE128, CODE128B } = load<Record<string, Encoder>>('index');
const modulesOf = (kind: Encoder, text: string): string => new kind(text, {}).encode().data;
const drawn = (text: string): string =>
  code128(text)
    .map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width))
    .join('');

describe('Code 128', () => {
  test('letters alone are the bars that another encoder draws', () => {
    for (const text of ['PJKJ', 'KJ1-A', 'ABC xyz'])
      expect(drawn(text)).toBe(modulesOf(CODE128B!, text));
  });

  test('a document number of 14 characters fits 48 mm at a quarter of a millimetre to the module', () => {
    const widths = code128('PJKJ1261120001');
    expect(widths.reduce((all, one) => all + one, 0) * 0.25).toBeLessThan(40);
    expect(drawn('PJKJ1261120001')).toBe(modulesOf(CODE128!, 'PJKJ1261120001'));
  });

  test('every number reads back as itself, its check figure right', () => {
    const sign = fc.constantFrom(...'0123456789012345678901234567890123456789ABCJKPXZ-.');
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 20 }), (signs) => {
        expect(read(code128(signs.join('')))).toBe(signs.join(''));
      }),
    );
  });

  test('what has no bars is refused, not left out', () => {
    expect(() => code128('')).toThrow(RangeError);
    expect(() => code128('emas ½')).toThrow(RangeError);
  });
});

/** Reads a barcode as a scanner does: symbol by symbol, changing sets, checking the last one. */
function read(widths: readonly number[]): string {
  const symbols: number[] = [];
  for (let at = 0; at + 7 < widths.length; at += 6)
    symbols.push(VALUES.get(widths.slice(at, at + 6).join(''))!);
  const [start, ...rest] = symbols as [number, ...number[]];
  const check = rest.pop();
  expect((start + rest.reduce((all, value, at) => all + value * (at + 1), 0)) % 103).toBe(check);
  let pairs = start === 105;
  let text = '';
  for (const value of rest) {
    if (value === 99 && !pairs) pairs = true;
    else if (value === 100 && pairs) pairs = false;
    else text += pairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

/** The widths of each value, by another encoder's table. */
const VALUES = new Map(
  load<{ BARS: number[] }>('constants').BARS.map(
    (bars, value) => [String(bars).replace(/(.)\1*/g, (run) => String(run.length)), value] as const,
  ),
);
