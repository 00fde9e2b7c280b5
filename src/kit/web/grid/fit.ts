import type { Field, Kind } from '#kit/contract/field.ts';
import type { Line } from '#kit/rules/lines.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { leadsBalance } from '#kit/web/grid/balance.ts';
import { headsOf } from '#kit/web/grid/heads.ts';
import { bareText, FIGURES, textOf, unitIn } from '#kit/web/grid/text-of.ts';
import { zip } from '#kit/rules/lists.ts';

/** Pixels of the characters of our font at 13 px, half bold; figures are all as broad as each other. */
const BROAD: readonly (readonly [number, string])[] = [
  [2.3, ' '],
  [3.5, 'ijlI'],
  [4.7, '.·:,()r'],
  [5.4, 'ftJ'],
  [6.3, '/z'],
  [7, 'sxTL'],
  [7.6, 'avkyhnuFZ-'],
  [7.8, '0123456789'],
  [8.1, 'ceXE_'],
  // A hard space is the gap before a unit in a head.
  [8.8, 'bdpqgoKRSPVY\u00a0'],
  [9.7, 'ABDHNU…'],
  [10.7, 'CG'],
  [11.9, 'wmMOQ•'],
  [13.3, 'W%'],
];
const PIXELS = new Map(BROAD.flatMap(([px, all]) => [...all].map((one) => [one, px] as const)));
/** Of another script. */
const OTHER = 13;
/** Twelve at each side: 24 between two columns. */
const ROOM = 25;
/** The outer cells stand further from the edge of the table. */
const EDGE = 8;
const BESIDE: Partial<Record<Kind, number>> = {
  grade: 34,
  status: 18,
  gram: 14,
  persen: 16,
  colour: 32,
};
const MOST = 320;
/** A sentence is read whole where the table has the room. */
const SENTENCE = 720;
const LEAST = 56;
/** Room for TOTAL (tersaring) in the first column. */
const LABEL = 132;
/** A cell of its own may say 'Rp' beside its figure. */
const RUPIAH = 24;
const SAMPLE = 200;
const BOLD = 1.06;
/** Heads are set at 12 px. */
const HEAD = 12 / 13;
/** Beside the head by which the rows are sorted. */
const ARROW = 14;

type Around<R extends Row> = {
  readonly totals?: Totals;
  /** The text before the totals. */
  readonly label?: string;
  /** The hidden columns among them. */
  readonly all: readonly Column<R>[];
  /** The column whose words lead the lines of balances. */
  readonly balance?: string;
};

/**
 * The width that the content of each column needs, by the first rows; widths set by hand are kept. Heads take
 * one line, or two where `head` says so.
 */
export function fitWidths<R extends Row>(
  columns: readonly Column<R>[],
  lines: readonly Line<R>[],
  { totals = {}, label = '', all, balance }: Around<R>,
  head: (words: string) => number = breadth,
): number[] {
  const rows = lines.slice(0, SAMPLE).flatMap((line) => ('row' in line ? [line.row] : []));
  return columns.map((column, at) => {
    if (column.cell && column.width)
      return column.of?.kind === 'rupiah'
        ? Math.max(column.width, fitOne(column, rows, totals[column.id], head) + RUPIAH)
        : column.width;
    const edge = at === 0 || at === columns.length - 1 ? EDGE : 0;
    const heads =
      at === 0
        ? Math.max(headsWidth(column, all, lines), balanceWidth(columns, all, lines, balance))
        : 0;
    const width = Math.max(fitOne(column, rows, totals[column.id], head), heads) + edge;
    return at === 0 && Object.keys(totals).length > 0
      ? Math.max(width, LABEL, head(label) * BOLD + ROOM + EDGE)
      : width;
  });
}

/**
 * Wider than its place: first heads take a second line, then names and words give way, the longest
 * first, before anything has to be scrolled. What has to be scrolled in any case keeps its names
 * readable. A figure keeps its width, and each column that of its head.
 */
export function shrunkWidths<R extends Row>(
  columns: readonly Column<R>[],
  widths: readonly number[],
  folded: readonly number[],
  room: number,
): readonly number[] {
  if (room <= 0) return widths;
  const slim = given(
    widths,
    zip(widths, folded).map(([one, least]) => Math.max(0, one - least)),
    room,
  );
  const heads = columns.map((column) => Math.ceil(headOf(column, foldedHead) + ROOM));
  const give = (least: number) => (level: number) =>
    zip(slim, heads).map(([one, head], at) => {
      if (at === 0 && room < SMALL && !columns[0]?.cell && isWords(columns[0]))
        return Math.min(one, Math.max(READABLE, head, Math.floor(room / 2)));
      return gives(columns[at], at) ? Math.min(one, Math.max(least, head, Math.floor(level))) : one;
    });
  const [fits, reads] = [give(LEAST_WORD), give(READABLE)];
  if (sum(fits(0)) <= room) return levelled(fits, room);
  const nearly = room < SMALL ? NEARLY : READABLE;
  return zip(slim, reads(0)).map(([one, read]) => (one <= nearly ? one : read));
}

/** The highest level that the longest words are cut to together, so that all of it fits. */
function levelled(at: (level: number) => readonly number[], room: number): readonly number[] {
  let [low, high] = [0, SENTENCE];
  for (let step = 0; step < 9; step += 1) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) <= room) low = middle;
    else high = middle;
  }
  return at(low);
}

/** Each gives its share of what is too much, and no more than it can. */
function given(
  widths: readonly number[],
  give: readonly number[],
  room: number,
): readonly number[] {
  const over = sum(widths) - room;
  const most = sum(give);
  if (over <= 0 || most === 0) return widths;
  const share = Math.min(1, over / most);
  return zip(widths, give).map(([one, less]) => Math.floor(one - less * share));
}

const sum = (all: readonly number[]): number => all.reduce((one, more) => one + more, 0);

/** Where a head may break beside its spaces: behind a stroke that a letter follows. */
export const STROKE = /(?<=\/)(?=\p{L})/u;
const BREAKS = / |(?<=\/)(?=\p{L})/gu;

/** The broader half of a head that is broken where its lines are most alike. */
export function foldedHead(words: string): number {
  const halves = [...words.matchAll(BREAKS)].map(({ index, 0: space }) =>
    Math.max(breadth(words.slice(0, index)), breadth(words.slice(index + space.length))),
  );
  return Math.min(breadth(words), ...halves);
}

const WORDS: ReadonlySet<Kind> = new Set(['text', 'longText', 'ref', 'choice']);
const LEAST_WORD = 80;
/** Most names of pieces and of people; on a phone a name that is a letter or two longer is not cut for them. */
const READABLE = 120;
const NEARLY = 152;
/** On a phone words at the head of a row take half of its room: a figure is in sight beside them. */
const SMALL = 560;
const isWords = <R extends Row>(column: Column<R> | undefined): boolean =>
  WORDS.has(column?.of?.kind ?? 'int');
/** Half of a telephone's number calls no person. */
const isPhone = (of: Field | undefined): boolean => of?.person === 'PHONE' || of?.typed === 'phone';
/** What a row is about, a number that leads on, and one that is called, are read whole. */
const gives = <R extends Row>(column: Column<R> | undefined, at: number): boolean =>
  at > 0 && !column?.cell && isWords(column) && !isPhone(column?.of);

/** A group of one says its titles under what its row is about. */
function headsWidth<R extends Row>(
  first: Column<R>,
  all: readonly Column<R>[],
  lines: readonly Line<R>[],
): number {
  const widths = lines.slice(0, SAMPLE).flatMap((line) => {
    if (!('row' in line) || !line.heads?.length) return [];
    const under = headsOf(all, line.heads, line.row[first.id]);
    return under ? [breadth(under) + ROOM] : [];
  });
  return Math.min(MOST, Math.max(0, ...widths));
}

/** The words of balances, which are bold, in the first cells that have room for them. */
function balanceWidth<R extends Row>(
  shown: readonly Column<R>[],
  all: readonly Column<R>[],
  lines: readonly Line<R>[],
  balance: string | undefined,
): number {
  const of = all.find(({ id }) => id === balance)?.of;
  const widths = lines
    .slice(0, SAMPLE)
    .flatMap((line) =>
      line.kind === 'balance' && balance && leadsBalance(shown, line.row, balance)
        ? [breadth(textOf(of, line.row[balance])) * BOLD + ROOM]
        : [],
    );
  return Math.min(MOST, Math.max(0, ...widths));
}

function fitOne<R extends Row>(
  column: Column<R>,
  rows: readonly R[],
  total: number | null | undefined,
  head: (words: string) => number,
): number {
  const { id, of, bare } = column;
  if (of?.kind === 'photo' || of?.kind === 'photos') return 60;
  const alone = bare && FIGURES.has(of?.kind);
  const text = (value: unknown): string =>
    alone && value != null ? bareText(of, value) : textOf(of, value);
  const totalled = total == null ? 0 : breadth(text(total)) * BOLD;
  // Lines of opening and closing balances are bold like the totals.
  const weight = of?.kind === 'rupiah' ? BOLD : 1;
  const longest = Math.max(totalled, ...rows.map((row) => breadthOf(text(row[id])) * weight));
  const beside = of && !alone ? besideOf(of) : 0;
  const most = WORDS.has(of?.kind ?? 'int') ? SENTENCE : MOST;
  return Math.round(
    Math.min(
      most,
      Math.max(LEAST, Math.max(longest + beside, headOf(column, head) + ARROW) + ROOM),
    ),
  );
}

/** A unit of its own, carat beside gram, takes more or less than the usual one. */
const besideOf = ({ kind, unit }: Field): number =>
  (BESIDE[kind] ?? 0) + (kind === 'gram' && unit ? breadth(unit) - breadth('g') : 0);

function headOf<R extends Row>(
  { of, header, bare }: Column<R>,
  head: (words: string) => number,
): number {
  const unit = bare ? unitIn(of, header) : undefined;
  // A unit stays beside the last word.
  return head(unit ? `${header}\u00a0${unit}` : header) * HEAD;
}

const breadthOf = (text: string): number =>
  text.includes('\n') ? Math.max(...text.split('\n').map(breadth)) : breadth(text);

function breadth(text: string): number {
  let pixels = 0;
  for (const letter of text) pixels += PIXELS.get(letter) ?? OTHER;
  return pixels;
}
