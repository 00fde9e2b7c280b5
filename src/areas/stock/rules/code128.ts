import { BARS } from '#kit/rules/code128.ts';

const START_B = 104;
const STOP = 106;
const FIRST = 32;

/**
 * The symbols of a text in set B alone, as a label printer draws them by itself: the paper and the
 * preview must not be narrower than what it prints. Plain ASCII only.
 */
export function symbolsOf(text: string): number[] {
  const values = [...text].map((letter) => letter.charCodeAt(0) - FIRST);
  if (values.some((value) => !(value >= 0 && value <= 94)))
    throw new RangeError(`Not for Code 128 B: ${text}`);
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % 103;
  return [START_B, ...values, check, STOP];
}

export type Bar = { readonly at: number; readonly width: number };

/** The black bars in modules from the left, and how wide the whole is; the quiet zone is the drawer's. */
export function barsOf(text: string): { bars: Bar[]; width: number } {
  const bars: Bar[] = [];
  let at = 0;
  for (const symbol of symbolsOf(text))
    for (const [index, digit] of [...(BARS[symbol] ?? '')].entries()) {
      const width = Number(digit);
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    }
  return { bars, width: at };
}
