/** Letters that have no mark to lose, and signs of word processors, as a plain printer has them. */
const SIGNS: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2044': '/',
  '\u00b7': '.',
  '\u2022': '*',
  '\u00d7': 'x',
  '\u2192': '>',
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
};

/**
 * A text in the letters that every printer has: marks above and below a letter are left out, and what has no such
 * letter is one `?` each. No sign that a printer takes for an order is left.
 */
export const asciiOf = (text: string): string =>
  [...text.normalize('NFKD')]
    .map((sign) => SIGNS[sign] ?? (sign >= ' ' && sign <= '~' ? sign : otherOf(sign)))
    .join('');

const otherOf = (sign: string): string =>
  /\p{M}/u.test(sign) ? '' : /[\s\p{Cc}]/u.test(sign) ? ' ' : '?';
