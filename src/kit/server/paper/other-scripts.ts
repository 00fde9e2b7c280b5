import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Fonts of the scripts that the standard faces of a PDF lack: Vietnamese, Chinese, Arabic, Greek, Cyrillic, Devanagari.
 * They come in slices of some hundred signs: a paper reads those that its names need, and embeds the signs alone
 * (decision 870).
 */
const PACKAGES = ['noto-sans', 'noto-sans-arabic', 'noto-sans-sc'] as const;

/** Written from right to left, by glyphs that join. */
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
export const isRightToLeft = (word: string): boolean => RIGHT_TO_LEFT.test(word);
export const LETTER = /[\p{L}\p{N}]/u;
/** Words and what lies between them; a word of Arabic by itself, without the comma after it. */
export const wordsOf = (text: string): string[] =>
  text.split(/(\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*|\s+)/u).filter((part) => part !== '');

type Slice = {
  readonly pack: string;
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
};

const find = createRequire(import.meta.url).resolve;
let slices: readonly Slice[] | undefined;

/** Slices that may hold a sign, the likeliest first. */
const slicesOf = (sign: string): readonly Slice[] => {
  slices ??= PACKAGES.flatMap(readSlices);
  const code = sign.codePointAt(0) ?? 0;
  return slices.filter(({ ranges }) =>
    ranges.some(([first, last]) => first <= code && code <= last),
  );
};

/** The files of the slices in which a sign is looked for, in a weight. */
export const fontFiles = (sign: string, bold: boolean): string[] =>
  slicesOf(sign).map(({ pack, name }) =>
    find(`@fontsource/${pack}/files/${pack}-${name}-${bold ? 700 : 400}-normal.woff`),
  );

function readSlices(pack: string): Slice[] {
  const told = JSON.parse(readFileSync(find(`@fontsource/${pack}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(told).map(([name, ranges]) => ({
    pack,
    name: name.replace(/^\[(\d+)\]$/, '$1'),
    ranges: ranges.split(',').map(rangeOf),
  }));
}

/** Of `U+1EA0-1EF9`, `U+20AB`. */
function rangeOf(told: string): readonly [number, number] {
  const [first, last = first] = told.replace('U+', '').split('-');
  return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
}
