/** Rows on a sheet of a dispatch note, and on the last one of a copy, above the signatures. */
const ROWS = 32;
const LAST = 25;

/** The pieces sheet by sheet: the last has room for the sums and the signatures, and at least one piece. */
export function sheetsOf<T>(lines: readonly T[]): T[][] {
  const sheets: T[][] = [];
  let at = 0;
  while (lines.length - at > LAST) {
    const take = Math.min(ROWS, lines.length - at - 1);
    sheets.push(lines.slice(at, at + take));
    at += take;
  }
  return [...sheets, lines.slice(at)];
}
