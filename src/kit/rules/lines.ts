import { openClosing, type ClosingBlock, type ClosingWords } from '#kit/rules/closing.ts';
import { openStanding, picks, standingRows, type StandWords } from '#kit/rules/stands.ts';
import {
  groupRows,
  openTotals,
  totalOf,
  type Group,
  type Ratios,
  type Row,
  type Running,
  type Totals,
} from '#kit/rules/totals.ts';

/** What a table of grouped rows is made of, top to bottom; screen, paper and Excel read it alike. */
export type Line<R> =
  | {
      readonly kind: 'group';
      readonly depth: number;
      readonly column: string;
      readonly value: unknown;
      readonly count: number;
      /** Its sums, where it has any. */
      readonly totals?: Totals;
    }
  | {
      readonly kind: 'row' | 'balance';
      readonly row: R;
      /** A group of one takes one line: its titles stand in it. */
      readonly heads?: readonly { readonly column: string; readonly value: unknown }[];
    }
  | {
      readonly kind: 'sub';
      readonly depth: number;
      readonly column: string;
      readonly value: unknown;
      readonly count: number;
      readonly totals: Totals;
    };

/** Rows that hold the balance of an account: shown in bold, never added … */
export type BalanceWords = {
  readonly column: string;
  readonly values: readonly string[];
  /** … except the closing balance of each account: this column's totals add those rows alone. */
  readonly closes?: { readonly value: string; readonly column: string };
};

export const isBalance = (words: BalanceWords | undefined, row: Row): boolean =>
  !!words && words.values.includes(String(row[words.column]));

type Sums = {
  readonly totals: readonly string[];
  readonly ratios?: Ratios;
  readonly balance?: BalanceWords;
  readonly stands?: readonly StandWords[];
};
type Plan = Sums & {
  readonly groups?: readonly string[];
  /** A group of one is its row alone, with the titles in it. */
  readonly single?: true;
  /** 'inner': the sums of two groups do not add up with each other, so only the inner groups have a sum. */
  readonly sums?: 'inner';
};

/** A group opens with its title and ends with its SUB TOTAL; the TOTAL is the caller's `totalOf`. */
export function linesOf<R extends Row>(rows: readonly R[], plan: Plan): Line<R>[] {
  if (!plan.groups?.length) return rows.map((row) => lineOf(row, plan));
  const lines: Line<R>[] = [];
  for (const group of groupRows(rows, plan.groups)) pushGroup(lines, group, 0, plan);
  return lines;
}

function pushGroup<R extends Row>(
  lines: Line<R>[],
  group: Group<R>,
  depth: number,
  plan: Plan,
): void {
  const { column, value, rows, groups } = group;
  const count = rows.length;
  const [only] = rows;
  if (only && count === 1 && plan.single) {
    lines.push({ ...lineOf(only, plan), heads: headsOf(group) });
    return;
  }
  const summed = isSummed(plan, depth) && rows.some((row) => !isBalance(plan.balance, row));
  const totals = summed ? totalsOf(rows, plan) : undefined;
  lines.push({ kind: 'group', depth, column, value, count, totals });
  for (const inner of groups) pushGroup(lines, inner, depth + 1, plan);
  if (groups.length === 0) for (const row of rows) lines.push(lineOf(row, plan));
  if (totals) lines.push({ kind: 'sub', depth, column, value, count, totals });
}

type Head = { readonly column: string; readonly value: unknown };
const headsOf = <R>({ column, value, groups }: Group<R>): Head[] => [
  { column, value },
  ...groups.flatMap(headsOf),
];

/** A table that adds up nothing has no line that would say so. */
export const isSummed = ({ totals, ratios, sums, groups = [] }: Plan, depth: number): boolean =>
  (sums !== 'inner' || depth === groups.length - 1) &&
  (totals.length > 0 || Object.keys(ratios ?? {}).length > 0);

type RowLine<R> = Extract<Line<R>, { kind: 'row' | 'balance' }>;
const lineOf = <R extends Row>(row: R, { balance }: Plan): RowLine<R> => ({
  kind: isBalance(balance, row) ? 'balance' : 'row',
  row,
});

/** The totals of a plan over rows that are all there. */
export function totalsOf(rows: readonly Row[], plan: Sums): Totals {
  const running = openSums(plan);
  for (const row of rows) running.add(row);
  return running.value();
}

/**
 * Totals that grow row by row. Balance rows are left out, except in the column that adds the closing balances;
 * a state at a moment is added over the rows of that moment alone.
 */
export function openSums({ totals, ratios, balance, stands = [] }: Sums): Running {
  const closes = balance?.closes;
  const standing = stands.filter(picks).map((words) => ({
    columns: words.columns.filter((name) => totals.includes(name)),
    held: openStanding(words),
  }));
  const apart = [closes?.column, ...standing.flatMap(({ columns }) => columns)];
  const moving = openTotals(
    totals.filter((name) => !apart.includes(name)),
    ratios,
  );
  const ends = openTotals(totals.filter((name) => name === closes?.column));
  return {
    add(row) {
      if (!isBalance(balance, row)) {
        moving.add(row);
        for (const { held } of standing) held.add(row);
      }
      ends.add(closes && balance && row[balance.column] === closes.value ? row : {});
    },
    get count() {
      return moving.count;
    },
    value: () => ({
      ...moving.value(),
      ...ends.value(),
      ...Object.fromEntries(
        standing.flatMap(({ columns, held }) => Object.entries(totalOf(held.rows(), columns))),
      ),
    }),
  };
}

/** The block of a closing over rows that are all there. */
export function closingOf(
  rows: readonly Row[],
  words: ClosingWords,
  plan: Sums = { totals: [] },
): ClosingBlock {
  const block = openClosing(words);
  for (const row of standingRows(rows, plan)) block.add(row);
  return block.value();
}

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** Rows by these columns ('-column' descends); equal rows keep their order, unknown values come last. */
export function sortRows<R extends Row>(rows: readonly R[], by: readonly string[]): R[] {
  const keys = by.map((one) =>
    one.startsWith('-') ? { name: one.slice(1), sign: -1 } : { name: one, sign: 1 },
  );
  return [...rows].sort((a, b) => {
    for (const { name, sign } of keys) {
      const order = compare(a[name], b[name], sign);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown, sign: number): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}
