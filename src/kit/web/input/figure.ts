import { readFigure } from '#kit/rules/figure.ts';

/** How a figure looks while it is typed: `Rp. 1,234,567,-`, `12.345`. */
export type Mask = {
  readonly decimals: number;
  readonly prefix: string;
  readonly suffix: string;
  readonly negative: boolean;
  /** A count: below one it is empty. */
  readonly fromOne?: boolean;
  /** Money: three figures after a sign are thousands, two are sen (D-51.5). */
  readonly money?: boolean;
};

/** A figure as digits with a point, '' when empty; '12.' and '-' are on their way to one. */
type Plain = string;
type Held = { readonly plain: Plain; readonly caret: number };
type Typed = { readonly text: string; readonly caret: number; readonly data?: string | null };

/** Sen while they are typed: they stand behind the whole rupiah until a third figure makes them thousands. */
const SEN = 2;

/** Digits with at most one point and at most so many decimals, a sign only where one is allowed. */
function plainOf(text: string, { decimals, negative, fromOne, money }: Mask): Plain {
  if (money && decimals === 0) return moneyOf(text, negative);
  const kept = text.replace(/[^0-9.-]/g, '');
  const sign = negative && kept.startsWith('-') ? '-' : '';
  const [whole = '', ...rest] = kept.replaceAll('-', '').split('.');
  const digits = sign + whole.replace(/^0+(?=\d)/, '');
  if (fromOne && digits === '0') return '';
  const point = decimals > 0 && rest.length > 0;
  return point ? `${digits}.${rest.join('').slice(0, decimals)}` : digits + rest.join('');
}

/** Whole rupiah as they are typed: a sign that was typed waits for what follows it (D-51.5). */
function moneyOf(text: string, negative: boolean): Plain {
  const kept = text.replace(/[^0-9.-]/g, '');
  const sign = negative && kept.startsWith('-') ? '-' : '';
  const at = kept.lastIndexOf('.');
  const whole = (at < 0 ? kept : kept.slice(0, at)).replace(/[^0-9]/g, '').replace(/^0+(?=\d)/, '');
  const tail = at < 0 ? '' : kept.slice(at + 1).replace(/[^0-9]/g, '');
  if (at < 0 || whole === '') return sign + (whole + tail).replace(/^0+(?=\d)/, '');
  return tail.length > SEN ? sign + whole + tail : `${sign}${whole}.${tail}`;
}

/** The text between prefix and suffix, and where in it the caret is. */
function bodyOf({ text, caret }: Typed, { prefix, suffix }: Mask): { text: string; caret: number } {
  const cut = text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
  const lead = cut.startsWith(prefix)
    ? prefix.length
    : (/^\s*Rp\.?\s*/i.exec(cut)?.[0].length ?? 0);
  const body = cut.slice(lead);
  return { text: body, caret: Math.min(Math.max(caret - lead, 0), body.length) };
}

export function mask(plain: Plain, { prefix, suffix }: Mask): string {
  if (plain === '') return '';
  const [whole = '', decimals] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return prefix + grouped + (decimals === undefined ? '' : `.${decimals}`) + suffix;
}

/** Where in the masked text the caret is after so many characters of the figure. */
export function caretAfter(masked: string, kept: number, { prefix, suffix }: Mask): number {
  let at = Math.min(prefix.length, masked.length);
  for (let left = kept; left > 0 && at < masked.length - suffix.length; at++)
    if (masked[at] !== ',') left -= 1;
  return at;
}

/** The caret is never inside the prefix or the suffix, where nothing can be typed. */
export const caretWithin = (masked: string, caret: number, { prefix, suffix }: Mask): number =>
  Math.max(Math.min(caret, masked.length - suffix.length), Math.min(prefix.length, masked.length));

/** What the field holds after a key: a comma typed where decimals may follow is their point. */
export function retype(typed: Typed, of: Mask): Held {
  const body = bodyOf(typed, of);
  const points = of.decimals > 0 || of.money === true;
  const comma = typed.data === ',' && points && body.text[body.caret - 1] === ',';
  const text = comma
    ? `${body.text.slice(0, body.caret - 1)}.${body.text.slice(body.caret)}`
    : body.text;
  const plain = plainOf(text, of);
  const caret = Math.min(plainOf(text.slice(0, body.caret), of).length, plain.length);
  return { plain, caret: caretAfter(mask(plain, of), caret, of) };
}

/** Backspace or Delete beside a comma takes the digit beyond it: commas come and go by themselves. */
export function erase(before: Plain, typed: Typed, forward: boolean, of: Mask): Held {
  const held = retype(typed, of);
  if (held.plain !== before) return held;
  const body = bodyOf(typed, of);
  const kept = plainOf(body.text.slice(0, body.caret), of).length;
  const at = forward ? kept : kept - 1;
  const plain = plainOf(before.slice(0, Math.max(at, 0)) + before.slice(at + 1), of);
  return { plain, caret: caretAfter(mask(plain, of), Math.max(at, 0), of) };
}

/** A figure from elsewhere by the one reader; nothing where it is none, or can be read in two ways (D-51.5). */
export function pasted(text: string, of: Mask): { readonly plain: Plain; readonly doubt: boolean } {
  const read = readFigure(text, { decimals: of.decimals, money: of.money ?? of.decimals === 0 });
  if (read.plain === undefined) return { plain: '', doubt: read.doubt };
  return { plain: plainOf(read.plain, of), doubt: false };
}
