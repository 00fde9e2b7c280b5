/** What a figure says: money has thousands and sen, everything else has decimals (D-51.5). */
export type FigureKind = { readonly decimals: number; readonly money: boolean };

/** Digits with at most one point, or why they are none: not a figure, or one that can be read in two ways. */
export type FigureRead =
  | { readonly plain: string; readonly doubt?: undefined }
  | { readonly plain?: undefined; readonly doubt: boolean };

const NO_FIGURE: FigureRead = { doubt: false };
const IN_DOUBT: FigureRead = { doubt: true };

/**
 * The one reader of figures, for what is typed, pasted, laid into a sheet or read from a file (D-51.5). In grams and
 * percents a single point or comma is the decimal sign; in money three figures after a sign are thousands and two
 * after the last sign are sen, which fall away. What fits both ways is not guessed.
 */
export function readFigure(text: string, kind: FigureKind): FigureRead {
  const bare = text
    .replace(/^\s*Rp\.?\s*/i, '')
    .replace(/,-\s*$/, '')
    .replace(/\s*(gram|gr|g|ct|%)\s*$/i, '')
    .replace(/(\d)[\s\u00a0](?=\d{3}(\D|$))/g, '$1')
    .trim();
  const found = /^(-?)(\d*(?:[.,]\d+)*)[.,]?$/.exec(bare);
  const body = found?.[2] ?? '';
  if (!/\d/.test(body)) return NO_FIGURE;
  const signs = body.match(/[.,]/g) ?? [];
  const groups = body.split(/[.,]/);
  const read = kind.money
    ? readMoney(groups, signs, kind.decimals)
    : readDecimal(groups, signs, kind.decimals);
  return read.plain === undefined ? read : { plain: `${found?.[1] ?? ''}${tidy(read.plain)}` };
}

const tidy = (plain: string): string => plain.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
const areThousands = (groups: readonly string[]): boolean =>
  /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((one) => one.length === 3);

/** '1.250.000,00' is 1,250,000; '1,250.5' could be 1,250 with sen or a slip of the finger. */
function readMoney(
  groups: readonly string[],
  signs: readonly string[],
  decimals: number,
): FigureRead {
  if (signs.length === 0) return { plain: groups[0] ?? '' };
  const same = new Set(signs).size === 1;
  const last = groups.at(-1) ?? '';
  if (same && areThousands(groups)) return { plain: groups.join('') };
  const whole = groups.slice(0, -1);
  const above = signs.slice(0, -1);
  const parted = above.every((sign) => sign === above[0] && sign !== signs.at(-1));
  if (last.length === 2 && parted && (whole.length === 1 || areThousands(whole)))
    return { plain: decimals > 0 ? `${whole.join('')}.${last}` : whole.join('') };
  return IN_DOUBT;
}

/** '3,250' and '3.250' are three and a quarter; '1.234,5' has both signs, the last one before the decimals. */
function readDecimal(
  groups: readonly string[],
  signs: readonly string[],
  decimals: number,
): FigureRead {
  if (signs.length === 0) return { plain: groups[0] ?? '' };
  const last = groups.at(-1) ?? '';
  const whole = groups.slice(0, -1);
  if (last.length > Math.max(decimals, 0))
    return decimals === 0 ? readMoney(groups, signs, 0) : IN_DOUBT;
  if (signs.length === 1) return { plain: `${whole[0] ?? ''}.${last}` };
  const above = signs.slice(0, -1);
  const parted = above.every((sign) => sign === above[0] && sign !== signs.at(-1));
  return parted && areThousands(whole) ? { plain: `${whole.join('')}.${last}` } : IN_DOUBT;
}
