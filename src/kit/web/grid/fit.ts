import type { Kind } from '#kit/contract/field.ts';
import type { Line } from '#kit/rules/lines.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { textOf } from '#kit/web/grid/text-of.ts';

/** Pixels of a character at 13 px, by its breadth; of the room around a cell; of what stands beside a text. */
const BROAD = 9;
const BROADEST = 11;
const FIGURE = 7.8;
const SLIM = 6.7;
const ROOM = 20;
/** The outer cells stand further from the edge of the table. */
const EDGE = 8;
const BESIDE: Partial<Record<Kind, number>> = { kadar: 34, status: 18, gram: 14, persen: 16 };
const MOST = 320;
const LEAST = 64;
/** Room for TOTAL (tersaring) in the first column. */
const LABEL = 132;
const SAMPLE = 200;
const BOLD = 1.06;
const MOST_AIR = 1.7;
const BESIDE_ACTIONS = 130;

/** As wide as what stands in it, by the first rows; widths given by hand are kept. */
export function fitWidths<R extends Row>(
  columns: readonly Column<R>[],
  lines: readonly Line<R>[],
  totals: Totals = {},
): number[] {
  const rows = lines.slice(0, SAMPLE).flatMap((line) => ('row' in line ? [line.row] : []));
  return columns.map((column, at) => {
    if (column.cell && column.width) return column.width;
    const edge = at === 0 || at === columns.length - 1 ? EDGE : 0;
    const width = fitOne(column, rows, totals[column.id]) + edge;
    return at === 0 && Object.keys(totals).length > 0 ? Math.max(width, LABEL) : width;
  });
}

/** Few columns on a broad screen: a little more air, but a figure stays near what it belongs to. */
export function grownWidths(widths: readonly number[], room: number): readonly number[] {
  const sum = widths.reduce((all, one) => all + one, 0);
  const factor = Math.min(MOST_AIR, (room - BESIDE_ACTIONS) / sum);
  return factor <= 1 ? widths : widths.map((one) => Math.floor(one * factor));
}

/**
 * Wider than its place: names and words give way, down to what still says something, before
 * anything has to be scrolled. A figure keeps its width.
 */
export function shrunkWidths<R extends Row>(
  columns: readonly Column<R>[],
  widths: readonly number[],
  room: number,
): readonly number[] {
  const over = widths.reduce((all, one) => all + one, 0) - room;
  if (room <= 0 || over <= 0) return widths;
  const give = widths.map((one, at) =>
    WORDS.has(columns[at]?.of?.kind ?? 'int') ? Math.max(0, one - LEAST_WORD) : 0,
  );
  const most = give.reduce((all, one) => all + one, 0);
  if (most === 0) return widths;
  const share = Math.min(1, over / most);
  return widths.map((one, at) => Math.floor(one - give[at]! * share));
}

const WORDS: ReadonlySet<Kind> = new Set(['text', 'longText', 'ref', 'choice']);
const LEAST_WORD = 104;

function fitOne<R extends Row>(
  { id, of, header, width }: Column<R>,
  rows: readonly R[],
  total: number | null | undefined,
): number {
  if (rows.length === 0) return width ?? 140;
  if (of?.kind === 'photo') return 60;
  const sum = total == null ? 0 : breadth(textOf(of, total)) * BOLD;
  // Lines of opening and closing balances are bold like the totals.
  const weight = of?.kind === 'rupiah' ? BOLD : 1;
  const longest = Math.max(sum, ...rows.map((row) => breadthOf(textOf(of, row[id])) * weight));
  const wished = Math.max(longest + (of ? (BESIDE[of.kind] ?? 0) : 0), breadth(header) + 14);
  return Math.round(Math.min(MOST, Math.max(LEAST, wished + ROOM)));
}

const breadthOf = (text: string): number =>
  text.includes('\n') ? Math.max(...text.split('\n').map(breadth)) : breadth(text);

function breadth(text: string): number {
  let pixels = 0;
  for (const letter of text)
    pixels += 'mwMW•…'.includes(letter)
      ? BROADEST
      : letter >= '0' && letter <= '9'
        ? FIGURE
        : letter >= 'A' && letter <= 'Z'
          ? BROAD
          : SLIM;
  return pixels;
}
