import { commentsOf, isTest, lineOf, type Source } from '#tools/source.ts';

/** The files that make the clock of a shop and the named roundings; no other file writes one out. */
const MAKERS = [
  'src/kit/server/clock.ts',
  'src/kit/server/local-days.ts',
  'src/kit/rules/quantity.ts',
];

const BY_HAND: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\bat\s+time\s+zone\b|\bhoursAhead\(/gi,
    'a zone by hand: localDayOf, localTimeOf and dayStartOf say it',
  ],
  [
    /\+\s*500\)\s*\/\s*1000\b|\+\s*5000\)\s*\/\s*10000\b/g,
    'a rounding by hand: harga_berat and bagian_persen say it',
  ],
  [
    /\bMath\.(?:round|floor|ceil|trunc)\([^\n]*\b10_?000\b/g,
    'a percentage by hand: percentOf and shareOf say it',
  ],
  [
    /\bscale\([^\n;]*,\s*(?:10_000,\s*[\w.]+|[\w.]+,\s*10_000|[\w.]+,\s*1_?000),\s*'/g,
    'a rounding by hand: percentOf, shareOf and priceOf say it',
  ],
];

/** One fact, one place: how a share, a price a gram and the shop's day of an instant are found. */
export function figureObjections(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('src/') && !isTest(path) && !MAKERS.includes(path))
    .flatMap((source) => {
      const code = withoutComments(source);
      const found = [
        ...BY_HAND.flatMap(([pattern, instead]) =>
          [...code.matchAll(pattern)].map(({ index }) => ({ index, instead })),
        ),
        ...quotients(source.path, code),
      ];
      return found.map(({ index, instead }) => `${source.path}:${lineOf(code, index)}: ${instead}`);
    });
}

/** `round(… / …)` in a statement, where the division is in its own parentheses or deeper. */
function quotients(path: string, code: string) {
  if (!path.includes('/server/')) return [];
  return [...code.matchAll(/(?<![\w.])round\(/g)]
    .filter(({ index }) => insideOf(code, code.indexOf('(', index)).includes(' / '))
    .map(({ index }) => ({
      index,
      instead: 'a rounding by hand: per_gram, persen_dari, nilai_berat and bulat_bagi say it',
    }));
}

/** The text between a parenthesis and the one that closes it. */
function insideOf(code: string, open: number): string {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')' && (depth -= 1) === 0) return code.slice(open + 1, at);
  }
  return '';
}

const SUSPECT = /time\s+zone|hoursAhead|round\(|\+\s*5000?\)|10_?000|scale\(/i;

/** The same text with its comments blank, so that lines keep their numbers; most files hold nothing of this. */
function withoutComments(source: Source): string {
  if (!SUSPECT.test(source.text)) return '';
  return commentsOf(source).reduce(
    (text, { value, start }) =>
      text.slice(0, start) +
      blank(text.slice(start, start + value.length + 4)) +
      text.slice(start + value.length + 4),
    source.text,
  );
}
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
