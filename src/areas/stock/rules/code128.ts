/**
 * Code 128, set B: what label printers draw by themselves, for paper and preview. A symbol is
 * six widths (bar, space, ...); the stop has seven. 0 to 102 are characters, 103 to 105 starts.
 */
const WIDTHS = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232
  122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122
  321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311
  211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
  213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422
  121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
  241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121
  412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412
  211214 211232 2331112`
  .trim()
  .split(/\s+/);

const START_B = 104;
const STOP = 106;
const FIRST = 32;

/** The symbols of a text: start, its characters, their check symbol, stop. Plain ASCII only. */
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
    for (const [index, digit] of [...WIDTHS[symbol]!].entries()) {
      const width = Number(digit);
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    }
  return { bars, width: at };
}
