import { isBalance, openSums, type BalanceWords } from '#kit/rules/lines.ts';
import { openTotals, type Row, type Totals } from '#kit/rules/totals.ts';

/**
 * A figure above a report's table, in the words of the shop: the total of a column, its value in the
 * rows that `where` names (LABA BERSIH of a statement), how many rows there are, or how many different values.
 */
export type BandFigure<C extends string = string> =
  | C
  | { readonly of: C; readonly label: string }
  | {
      readonly of: C;
      readonly label: string;
      /** `last`: only the last such row, where each day has one with its state on that day. */
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

type Banded = Parameters<typeof openSums>[0] & { readonly band: readonly BandFigure[] };
type Counted = { add(row: Row): void; value(totals: Totals): BandValue };

/** The figures above a table, found while its rows pass by: screen, paper and Excel count alike. */
export function openBand(report: Banded): { add(row: Row): void; values(): BandValue[] } {
  const sums = openSums(report);
  const figures = report.band.map((figure) => openFigure(figure, report.balance));
  return {
    add(row) {
      sums.add(row);
      for (const one of figures) one.add(row);
    },
    values() {
      const totals = sums.value();
      return figures.map((one) => one.value(totals)).filter(({ value }) => value !== null);
    },
  };
}

function openFigure(figure: BandFigure, balance: BalanceWords | undefined): Counted {
  const ofTotal = (column: string, label?: string): Counted => ({
    add: () => {},
    value: (totals) => ({ label, column, value: totals[column] ?? null }),
  });
  if (typeof figure === 'string') return ofTotal(figure);
  if ('where' in figure) return openWhere(figure, balance);
  if ('of' in figure) return ofTotal(figure.of, figure.label);
  const seen = new Set<unknown>();
  let rows = 0;
  return {
    add(row) {
      if (isBalance(balance, row)) return;
      rows += 1;
      if ('distinct' in figure && row[figure.distinct] != null) seen.add(row[figure.distinct]);
    },
    value: () =>
      'rows' in figure
        ? { label: figure.rows, value: rows }
        : { label: figure.label, value: seen.size },
  };
}

type Where = Extract<BandFigure, { where: unknown }>;

/** Of the rows that are named; a balance is one of them where its own column names it. */
function openWhere(
  { of, label, where: { column, is, last } }: Where,
  balance: BalanceWords | undefined,
): Counted {
  const sum = openTotals([of]);
  let end: unknown = null;
  return {
    add(row) {
      if (isBalance(balance, row) && column !== balance?.column) return;
      if (!is.includes(String(row[column]))) return;
      sum.add(row);
      end = row[of] ?? null;
    },
    value: () => {
      const single = last || typeof end === 'string';
      return { label, column: of, value: single ? end : sum.count > 0 ? sum.value()[of] : null };
    },
  };
}
