import { openTotals, sharesOf, type Row, type Running, type Totals } from '#kit/rules/totals.ts';

/**
 * A block after the table. `by`: the same rows grouped once more by a column. `across`: one line for
 * each of several columns, how many rows have a figure there and what it sums to (payments by kind).
 */
export type ClosingWords =
  | { readonly title: string; readonly by: string; readonly sums: readonly string[] }
  | {
      readonly title: string;
      readonly across: readonly string[];
      readonly head: string;
      readonly count: string;
      readonly sum: string;
    };

/** One line of a block: its key, how many rows, the sums, and the first sum's share. */
export type ClosingLine = {
  readonly value: unknown;
  readonly count: number;
  readonly totals: Totals;
  readonly share: number | null;
};
export type ClosingBlock = { readonly words: ClosingWords; readonly lines: readonly ClosingLine[] };

/** What a line of an `across` block sums to stands under this name. */
export const ACROSS = 'jumlah';

export function openClosing(words: ClosingWords): { add(row: Row): void; value(): ClosingBlock } {
  const found = new Map<unknown, Running>();
  const into = (key: unknown, columns: readonly string[]): Running => {
    const there = found.get(key) ?? openTotals(columns);
    found.set(key, there);
    return there;
  };
  const add =
    'by' in words
      ? (row: Row): void => into(row[words.by], words.sums).add(row)
      : (row: Row): void => {
          for (const name of words.across)
            if (row[name]) into(name, [ACROSS]).add({ [ACROSS]: row[name] });
        };
  const order =
    'by' in words ? () => [...found.keys()] : () => words.across.filter((name) => found.has(name));
  const first = 'by' in words ? (words.sums[0] ?? '') : ACROSS;
  return {
    add,
    value: () => {
      const lines = order().map((value) => ({
        value,
        count: found.get(value)!.count,
        totals: found.get(value)!.value(),
      }));
      const shares = sharesOf(lines.map(({ totals }) => totals[first] ?? 0));
      return { words, lines: lines.map((line, at) => ({ ...line, share: shares[at] ?? null })) };
    },
  };
}
