import { isBalance, linesOf, sortRows, totalsOf, type Line } from '#kit/rules/lines.ts';
import { momentOf } from '#kit/rules/stands.ts';
import type { Ratios, Row, Totals } from '#kit/rules/totals.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { leadOf } from '#kit/web/grid/heads.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import { kept } from '#kit/rules/lists.ts';

export type ReportTable = {
  readonly rows: readonly Row[];
  /** With the rows that say the balance of an account. */
  readonly all: readonly Row[];
  readonly lines: readonly Line<Row>[];
  readonly totals: Totals;
  /** The day that the totals speak of, where a stock of several days is on the screen. */
  readonly per?: string;
  readonly keys: ReadonlyMap<Row, number>;
};

/** The rows that the search leaves, sorted inside their groups, with every total found from them. */
export function tableOf(
  report: AnyReport,
  columns: readonly Column[],
  shown: readonly Column[],
  all: readonly Row[],
  sort: string | undefined,
  words: string,
): ReportTable {
  const { groups = [], totals, ratios, balance, sums, stands } = report;
  const plan = {
    groups,
    totals,
    ratios: ratios as Ratios,
    balance,
    sums,
    stands,
    single: true as const,
  };
  const rows = matching(columns, all, words);
  const sorted = sort ? inGroupOrder(rows, groups, sortRows(rows, [sort])) : rows;
  return {
    rows: sorted.filter((row) => !isBalance(balance, row)),
    all: sorted,
    lines: linesOf(sorted, plan).filter(
      (line) => line.kind !== 'sub' || (isSummed(shown, line.totals) && isLong(line, shown)),
    ),
    totals: totalsOf(sorted, plan),
    per: momentOf(sorted, plan),
    keys: new Map(all.map((row, at) => [row, at])),
  };
}

/** Where no column that is shown adds up, a line of sums would hold nothing. */
export const hasSums = (
  { grandTotal }: Pick<AnyReport, 'grandTotal'>,
  shown: readonly Pick<Column, 'id'>[],
  totals: Totals,
): boolean => grandTotal !== false && isSummed(shown, totals);

const isSummed = (shown: readonly Pick<Column, 'id'>[], totals: Totals): boolean =>
  shown.some(({ id }) => id in totals);

/** A group says its sums in its title; at its end once more where that is out of sight, or had no room. */
const isLong = (
  { count, totals }: Extract<Line<Row>, { kind: 'sub' }>,
  shown: readonly Column[],
): boolean => count > IN_SIGHT || leadOf(shown, totals) === undefined;
const IN_SIGHT = 12;

/** Every word must stand somewhere in the texts of the row; the screen alone is narrowed (R12). */
function matching(columns: readonly Column[], rows: readonly Row[], words: string): readonly Row[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  const texts = columns.filter(
    ({ of }) => !of || !['rupiah', 'gram', 'int', 'persen', 'photo'].includes(of.kind),
  );
  return rows.filter((row) => {
    const text = texts
      .map(({ id, of }) => textOf(of, row[id]))
      .join('\n')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Sorting moves rows inside their group only: the groups stay in the order of the report (R11). */
function inGroupOrder(rows: readonly Row[], groups: readonly string[], sorted: Row[]): Row[] {
  if (groups.length === 0) return sorted;
  const nameOf = (row: Row) => JSON.stringify(groups.map((column) => row[column]));
  const rank = new Map<string, number>();
  for (const row of rows) {
    const name = nameOf(row);
    if (!rank.has(name)) rank.set(name, rank.size);
  }
  return sorted.sort((a, b) => kept(rank, nameOf(a)) - kept(rank, nameOf(b)));
}
