import { sumOf, type Row, type Totals } from '#kit/rules/totals.ts';

/**
 * A figure above a report's table, in the words of the shop: the total of a column, what stands in the
 * rows that are named (LABA BERSIH of a statement), how many rows there are, or how many different values.
 */
export type BandFigure<C extends string = string> =
  | C
  | { readonly of: C; readonly label: string }
  | {
      readonly of: C;
      readonly label: string;
      /** `last`: only the last such row, where each day has one that says how things stood. */
      readonly where: { readonly column: C; readonly is: readonly string[]; readonly last?: true };
    }
  | { readonly rows: string }
  | { readonly distinct: C; readonly label: string };

/** What a figure of the band says: the column whose kind it has, and its value. */
export type BandValue = {
  /** The label that it is given, or none: its column's own. */
  readonly label?: string;
  readonly column?: string;
  readonly value: unknown;
};

/** `rows` are what is added up; `all` has the balances, too. */
export function bandValue(
  figure: BandFigure,
  { rows, all, totals }: { rows: readonly Row[]; all: readonly Row[]; totals: Totals },
  balance?: string,
): BandValue {
  if (typeof figure === 'string') return { column: figure, value: totals[figure] ?? null };
  if ('rows' in figure) return { label: figure.rows, value: rows.length };
  if ('distinct' in figure) {
    const different = new Set(rows.map((row) => row[figure.distinct]).filter((one) => one != null));
    return { label: figure.label, value: different.size };
  }
  const { of, label } = figure;
  if (!('where' in figure)) return { label, column: of, value: totals[of] ?? null };
  const { column, is, last } = figure.where;
  const found = (column === balance ? all : rows).filter((row) => is.includes(String(row[column])));
  const end = found.at(-1)?.[of] ?? null;
  const value = last || typeof end === 'string' ? end : found.length ? sumOf(found, of) : null;
  return { label, column: of, value };
}
