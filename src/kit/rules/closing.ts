import { openTotals, sharesOf, type Row, type Running, type Totals } from '#kit/rules/totals.ts';
import { kept } from '#kit/rules/lists.ts';

/**
 * A block after the table. `by`: the same rows grouped once more by a column; with `over` a matrix, a
 * column for each value of that one, holding the sum of `of`, or how many rows where nothing is summed.
 * `across`: one line for each of several columns, how many rows have a figure there and what it sums
 * to (payments by kind).
 */
export type ClosingWords =
  | { readonly title: string; readonly by: string; readonly sums: readonly string[] }
  | {
      readonly title: string;
      readonly by: string;
      readonly over: string;
      readonly of?: string;
    }
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
export type ClosingBlock = {
  readonly words: ClosingWords;
  readonly lines: readonly ClosingLine[];
  /** The columns of a matrix: the values of `over`; their sums are kept by place, '0', '1', … */
  readonly sides: readonly unknown[];
};

/** The name of the sum of a line of an `across` block or of a matrix. */
export const ACROSS = 'jumlah';

type Opened = { add(row: Row): void; value(): ClosingBlock };

export const openClosing = (words: ClosingWords): Opened =>
  'over' in words ? openMatrix(words) : openBlock(words);

function openBlock(words: Exclude<ClosingWords, { over: string }>): Opened {
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
  const ordered = (): (readonly [unknown, Running])[] =>
    'by' in words
      ? [...found]
      : words.across.filter((name) => found.has(name)).map((name) => [name, kept(found, name)]);
  const first = 'by' in words ? (words.sums[0] ?? '') : ACROSS;
  return {
    add,
    value: () => {
      const lines = ordered().map(([value, running]) => ({
        value,
        count: running.count,
        totals: running.value(),
      }));
      return { words, lines: withShares(lines, first), sides: [] };
    },
  };
}

function openMatrix(words: Extract<ClosingWords, { over: string }>): Opened {
  const sides = new Map<unknown, number>();
  const found = new Map<unknown, { count: number; sums: number[] }>();
  return {
    add(row) {
      const side = row[words.over];
      if (!sides.has(side)) sides.set(side, sides.size);
      const line = found.get(row[words.by]) ?? { count: 0, sums: [] };
      found.set(row[words.by], line);
      line.count += 1;
      const value = words.of === undefined ? 1 : ((row[words.of] as number | null) ?? 0);
      const place = kept(sides, side);
      line.sums[place] = (line.sums[place] ?? 0) + value;
    },
    value: () => {
      const lines = [...found].map(([value, { count, sums }]) => ({
        value,
        count,
        totals: {
          ...Object.fromEntries([...sides.values()].map((at) => [String(at), sums[at] ?? null])),
          [ACROSS]: sums.reduce((all, one) => all + (one ?? 0), 0),
        } as Totals,
      }));
      return { words, lines: withShares(lines, ACROSS), sides: [...sides.keys()] };
    },
  };
}

function withShares(lines: readonly Omit<ClosingLine, 'share'>[], first: string): ClosingLine[] {
  const shares = sharesOf(lines.map(({ totals }) => totals[first] ?? 0));
  return lines.map((line, at) => ({ ...line, share: shares[at] ?? null }));
}

/** A column of figures in a block: its name in the lines' totals, and where its words come from. */
export type ClosingColumn = {
  readonly name: string;
  /** The report's column whose kind it has; none: a count. */
  readonly of?: string;
  /** The value of `over` that heads it. */
  readonly side?: unknown;
};

export function closingColumns({ words, sides }: ClosingBlock): ClosingColumn[] {
  if ('over' in words)
    return [
      ...sides.map((side, at) => ({ name: String(at), of: words.of, side })),
      { name: ACROSS, of: words.of },
    ];
  if ('by' in words) return words.sums.map((name) => ({ name, of: name }));
  return [{ name: ACROSS, of: words.across[0] }];
}
