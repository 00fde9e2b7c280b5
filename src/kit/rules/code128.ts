/** The bars of ISO/IEC 15417: six widths of bar and space for each value, seven for the stop. */
export const BARS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 2331112'
).split(' ');

const TO_C = 99;
const TO_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;

/**
 * A Code 128 barcode: widths in modules, bar and space by turns, beginning with a bar. Figures go
 * in pairs where that makes it shorter, so that a document number fits the narrow paper.
 */
export function code128(text: string): number[] {
  const values = valuesOf(text);
  const check = values.reduce((all, value, at) => all + value * Math.max(1, at), 0) % 103;
  return [...values, check, STOP].flatMap((value) => [...(BARS[value] ?? '')].map(Number));
}

/**
 * The same code for a printer that draws its bars by itself (ESC/POS, GS k): a change of set is `{B` or `{C`, a sign
 * of set B is itself, a pair of figures of set C one byte.
 */
export function code128Sets(text: string): number[] {
  let pairs = false;
  return valuesOf(text).flatMap((value, at) => {
    if (at === 0 || value === (pairs ? TO_B : TO_C)) {
      pairs = value === START_C || (at > 0 && value === TO_C);
      return [BRACE, pairs ? 0x43 : 0x42];
    }
    if (pairs) return [value];
    const sign = value + 32;
    return sign === BRACE ? [BRACE, BRACE] : [sign];
  });
}
const BRACE = 0x7b;

function valuesOf(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`Not for a barcode: ${text}`);
  let pairs = digitsFrom(text, 0) >= 4;
  const values = [pairs ? START_C : START_B];
  for (let at = 0; at < text.length;) {
    const digits = digitsFrom(text, at);
    if (pairs && digits >= 2) {
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
      continue;
    }
    if (pairs) values.push(TO_B);
    pairs =
      !pairs && digits % 2 === 0 && (digits >= 6 || (digits >= 4 && at + digits === text.length));
    if (pairs) {
      values.push(TO_C);
      continue;
    }
    values.push(text.charCodeAt(at) - 32);
    at += 1;
  }
  return values;
}

const digitsFrom = (text: string, at: number): number => text.slice(at).search(/\D|$/);
