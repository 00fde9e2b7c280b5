import { scale, shareOf, type Quantity } from '#kit/rules/quantity.ts';

/**
 * Groups, sub totals, totals and ratios of a table, by the same code on screen, on paper and in
 * Excel (reports.md Part I §4 and §6). Figures are whole numbers of their smallest unit.
 */
export type Row = Readonly<Record<string, unknown>>;
/** A figure for each totalled column; null where it cannot be known, shown as '-'. */
export type Totals = Readonly<Record<string, number | null>>;
export type RatioOf =
  | {
      readonly over: string;
      readonly under: string;
      readonly as: 'perGram' | 'percent' | 'plain';
    }
  /** The sum of another column, where the sum of its own would count twice. */
  | { readonly sumOf: string };
export type Ratios = Readonly<Record<string, RatioOf | undefined>>;

export type Group<R> = {
  readonly column: string;
  readonly value: unknown;
  readonly rows: readonly R[];
  readonly groups: readonly Group<R>[];
};

/** Groups in the order in which they first appear, one level for each column named. */
export function groupRows<R extends Row>(
  rows: readonly R[],
  columns: readonly string[],
): Group<R>[] {
  const [column, ...inner] = columns;
  if (column === undefined) return [];
  const byValue = Map.groupBy(rows, (row) => row[column]);
  return [...byValue].map(([value, members]) => ({
    column,
    value,
    rows: members,
    groups: groupRows(members, inner),
  }));
}

/** Totals that grow row by row, for tables too long to hold: paper, Excel and screen add alike. */
export type Running = { add(row: Row): void; readonly count: number; value(): Totals };

/** Sums of `columns`, then every ratio found again from sums: never the mean of the rows. */
export function openTotals(columns: readonly string[], ratios: Ratios = {}): Running {
  const sums = columns.map((column) => ({ column, sum: openSum() }));
  const shares = Object.entries(ratios).flatMap(([column, ratio]) =>
    ratio ? [{ column, ratio, of: openRatio(ratio) }] : [],
  );
  let count = 0;
  return {
    add(row) {
      count += 1;
      for (const { column, sum } of sums) sum.add(row[column]);
      for (const { of } of shares) of.add(row);
    },
    get count() {
      return count;
    },
    value: () =>
      Object.fromEntries([
        ...sums.map(({ column, sum }) => [column, sum.value()] as const),
        ...shares.map(({ column, of }) => [column, of.value()] as const),
      ]),
  };
}

export function totalOf(
  rows: readonly Row[],
  columns: readonly string[],
  ratios: Ratios = {},
): Totals {
  const running = openTotals(columns, ratios);
  for (const row of rows) running.add(row);
  return running.value();
}

/** The sum of what is known; null when rows are there and none of them knows. */
export function sumOf(rows: readonly Row[], column: string): number | null {
  const sum = openSum();
  for (const row of rows) sum.add(row[column]);
  return sum.value();
}

function openSum() {
  let [sum, known, seen] = [0, 0, 0];
  return {
    add(value: unknown) {
      seen += 1;
      if (typeof value !== 'number') return;
      sum += value;
      known += 1;
    },
    value(): number | null {
      if (!Number.isSafeInteger(sum)) throw new RangeError(`Not a whole quantity: ${sum}`);
      return seen > 0 && known === 0 ? null : sum;
    },
  };
}

const UNITS = { perGram: 1000, percent: 10_000, plain: 1 } as const;

/** Rows that lack one of the two figures stay out of both sums; nothing below the line is null. */
function openRatio(ratio: RatioOf): { add(row: Row): void; value(): number | null } {
  if ('sumOf' in ratio) {
    const sum = openSum();
    return { add: (row) => sum.add(row[ratio.sumOf]), value: () => sum.value() };
  }
  const { over, under, as } = ratio;
  const [above, below] = [openSum(), openSum()];
  return {
    add(row: Row) {
      if (typeof row[over] !== 'number' || typeof row[under] !== 'number') return;
      above.add(row[over]);
      below.add(row[under]);
    },
    value(): number | null {
      const [top, base] = [above.value(), below.value()];
      return top === null || !base ? null : scale(top as Quantity, UNITS[as], base, 'half');
    },
  };
}

/** Each value's share of the whole in hundredths of a percent; the largest takes the rounding rest. */
export function sharesOf(values: readonly number[]): (number | null)[] {
  const whole = values.reduce((all, one) => all + one, 0);
  if (whole === 0) return values.map(() => null);
  const shares: number[] = values.map((one) => shareOf(one, whole, 'half'));
  const largest = values.indexOf(Math.max(...values));
  const left = 10_000 - shares.reduce((all, one) => all + one, 0);
  return shares.map((one, at) => (at === largest ? one + left : one));
}
