import { scale, type Quantity } from '#kit/rules/quantity.ts';

/**
 * Groups, sub totals, totals and ratios of a table, by the same code on screen, on paper and in
 * Excel (reports.md Part I §4 and §6). Figures are whole numbers of their smallest unit.
 */
export type Row = Readonly<Record<string, unknown>>;
/** A figure for each totalled column; null where it cannot be known, shown as '-'. */
export type Totals = Readonly<Record<string, number | null>>;
export type RatioOf = { readonly over: string; readonly under: string; readonly as: 'perGram' | 'percent' | 'plain' };
export type Ratios = Readonly<Record<string, RatioOf | undefined>>;

export type Group<R> = {
  readonly column: string;
  readonly value: unknown;
  readonly rows: readonly R[];
  readonly groups: readonly Group<R>[];
};

/** Groups in the order in which they first appear, one level for each column named. */
export function groupRows<R extends Row>(rows: readonly R[], columns: readonly string[]): Group<R>[] {
  const [column, ...inner] = columns;
  if (column === undefined) return [];
  const byValue = Map.groupBy(rows, (row) => row[column]);
  return [...byValue].map(([value, members]) => ({
    column, value, rows: members, groups: groupRows(members, inner),
  }));
}

/** Sums of `columns`, then every ratio found again from sums: never the mean of the rows. */
export function totalOf(rows: readonly Row[], columns: readonly string[], ratios: Ratios = {}): Totals {
  const totals: Record<string, number | null> = {};
  for (const column of columns) totals[column] = sumOf(rows, column);
  for (const [column, ratio] of Object.entries(ratios)) if (ratio) totals[column] = ratioOf(rows, ratio);
  return totals;
}

/** The sum of what is known; null when rows are there and none of them knows. */
export function sumOf(rows: readonly Row[], column: string): number | null {
  let [sum, known] = [0, 0];
  for (const row of rows) {
    const value = row[column];
    if (typeof value !== 'number') continue;
    sum += value;
    known += 1;
  }
  if (!Number.isSafeInteger(sum)) throw new RangeError(`Not a whole quantity: ${sum}`);
  return rows.length > 0 && known === 0 ? null : sum;
}

const UNITS = { perGram: 1000, percent: 10_000, plain: 1 } as const;

/** Rows that lack one of the two figures stay out of both sums; nothing below the line is null. */
function ratioOf(rows: readonly Row[], { over, under, as }: RatioOf): number | null {
  const known = rows.filter((row) => typeof row[over] === 'number' && typeof row[under] === 'number');
  const [above, below] = [sumOf(known, over), sumOf(known, under)];
  return above === null || !below ? null : scale(above as Quantity, UNITS[as], below, 'half');
}

/** Each value's share of the whole in hundredths of a percent; the largest takes the rounding rest. */
export function sharesOf(values: readonly number[]): (number | null)[] {
  const whole = values.reduce((all, one) => all + one, 0);
  if (whole === 0) return values.map(() => null);
  const shares: number[] = values.map((one) => scale(one as Quantity, 10_000, whole, 'half'));
  const largest = values.indexOf(Math.max(...values));
  shares[largest]! += 10_000 - shares.reduce((all, one) => all + one, 0);
  return shares;
}
