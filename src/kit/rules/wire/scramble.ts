/**
 * Texts as some older servers send them (D-43.7): the bytes of each moved on by a key that repeats, as hexadecimal
 * figures. No protection: who reads the line reads this too.
 */
export type Scramble = {
  /** ASCII alone. */
  readonly key: string;
  /** Names of fields whose values stay as they are. */
  readonly plain: ReadonlySet<string>;
};

const HEX = /^(?:[\da-f]{2})*$/i;
/** A date or an instant stays as it is both ways; what was scrambled has no dash and is never taken for one. */
const DATED = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

export const scrambleText = (text: string, { key }: Scramble): string =>
  bytesOf(text)
    .map((byte, at) => hexOf((byte + keyAt(key, at)) % 256))
    .join('');

/** Nothing where the text is no hexadecimal, or says no text. */
export function unscrambleText(hex: string, { key }: Scramble): string | undefined {
  if (!HEX.test(hex)) return undefined;
  const bytes = (hex.match(/../g) ?? []).map(
    (pair, at) => (Number.parseInt(pair, 16) - keyAt(key, at) + 256) % 256,
  );
  try {
    return decodeURIComponent(bytes.map((byte) => `%${hexOf(byte)}`).join(''));
  } catch {
    return undefined;
  }
}

const keyAt = (key: string, at: number): number => key.charCodeAt(at % key.length);
const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');
/** UTF-8, by the language itself: a rule knows no encoder of a browser or of a server. */
const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|[^%]/g)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );

/** A body with each of its texts scrambled; keys, numbers, yes and no, dates and plain fields are as they were. */
export const scrambleBody = (body: unknown, by: Scramble): unknown =>
  eachText(body, by, (text) => scrambleText(text, by));

/** The body that was scrambled; nothing where one of its texts was not. */
export function unscrambleBody(body: unknown, by: Scramble): { body: unknown } | undefined {
  let sound = true;
  const plain = eachText(body, by, (hex) => {
    const text = unscrambleText(hex, by);
    sound &&= text !== undefined;
    return text ?? '';
  });
  return sound ? { body: plain } : undefined;
}

function eachText(value: unknown, by: Scramble, change: (text: string) => string): unknown {
  if (typeof value === 'string') return DATED.test(value) ? value : change(value);
  if (Array.isArray(value)) return value.map((one) => eachText(one, by, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      by.plain.has(name) ? one : eachText(one, by, change),
    ]),
  );
}
