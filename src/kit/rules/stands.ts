import type { Row } from '#kit/rules/totals.ts';

/**
 * Figures of a state at a moment (a stock, a balance, a weighing): they add up over places, never over
 * moments. Without `last` and `first` every row is another place at one moment.
 */
export type StandWords<C extends string = string> = {
  readonly columns: readonly C[];
  /** Only the rows with the greatest value of this column count: the last day's, the last weighing's. */
  readonly last?: C;
  /** Or those with the least: what the first day opened with. */
  readonly first?: C;
  /** Picked for each value of these columns: of each tray its last weighing. A row that lacks one counts alone. */
  readonly of?: readonly C[];
};

/** The rows that count, while they pass by: no more than one moment's are held. */
export function openStanding({ columns, last, first, of = [] }: StandWords): Standing {
  const by = last ?? first;
  const sign = last === undefined ? -1 : 1;
  const held = new Map<string, { at: string; rows: Row[] }>();
  let alone = 0;
  return {
    add(row) {
      // A day that is not closed yet, or a tray that was not weighed, has no state.
      if (columns.every((name) => row[name] == null)) return;
      const keys = of.map((name) => row[name]);
      const key = keys.includes(null) ? `#${(alone += 1)}` : JSON.stringify(keys);
      const at = String(by === undefined ? '' : row[by]);
      const there = held.get(key);
      if (!there || sign * inTime(at, there.at) > 0) held.set(key, { at, rows: [row] });
      else if (at === there.at) there.rows.push(row);
    },
    rows: () => [...held.values()].flatMap(({ rows }) => rows),
  };
}
type Standing = { add(row: Row): void; rows(): Row[] };

/** Days, instants and running numbers of documents: their letters are in the order of time. */
const inTime = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Those that pick rows; the others add up like any figure. */
export const picks = ({ last, first }: StandWords): boolean =>
  last !== undefined || first !== undefined;

type Plan = { readonly totals: readonly string[]; readonly stands?: readonly StandWords[] };

/** The entry that holds every total, if one does: then blocks and the number of rows also count its rows alone. */
export const wholeStand = ({ totals, stands }: Plan): StandWords | undefined =>
  stands?.find(
    ({ last, columns }) => last !== undefined && totals.every((name) => columns.includes(name)),
  );

/** The rows of that moment, in their order. */
export function standingRows<R extends Row>(rows: readonly R[], plan: Plan): readonly R[] {
  const words = wholeStand(plan);
  if (!words) return rows;
  const standing = openStanding(words);
  for (const row of rows) standing.add(row);
  const held = new Set<Row>(standing.rows());
  return rows.filter((row) => held.has(row));
}

/** The day that a TOTAL speaks of, where its rows are of several. */
export function momentOf(rows: readonly Row[], plan: Plan): string | undefined {
  const words = wholeStand(plan);
  if (!words?.last || words.of) return undefined;
  const { last } = words;
  const days = new Set(rows.map((row) => String(row[last])));
  return days.size > 1 ? [...days].toSorted(inTime).at(-1) : undefined;
}
