import type { Report } from '#kit/contract/report.ts';
import { totalsOf } from '#kit/rules/lines.ts';
import type { PaperColumn } from '#kit/server/paper/cells.ts';
import type { Face, Faces } from '#kit/server/paper/typeface.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import { lastOf, zip } from '#kit/rules/lists.ts';

/** A column with its place on the page. */
export type PlacedColumn = PaperColumn & {
  readonly x: number;
  readonly width: number;
  readonly head: readonly string[];
};
export type TablePlan = {
  readonly size: number;
  readonly columns: readonly PlacedColumn[];
  /** Room for a picture at the end of every row, with its label in the head. */
  readonly beside?: { readonly label: string; readonly width: number };
};

export const GAP = 5;
const SIZES = [8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5] as const;
const SAMPLE = 500;
/** A text column wider than this takes two lines rather than the room of others. */
const TEXT_MOST = 14;
/** A word of so many letters may be cut in two; shorter ones, and numbers of documents, never are. */
const WORD_MOST = 10;
/** Between a figure, which ends here, and a text, which begins there. */
const AFTER = 0.7;

/** Widths at size 1: what a column likes to have, and the least that it can do with. */
type Wish = {
  readonly column: PaperColumn;
  readonly most: number;
  readonly least: number;
  /** Room for the longest text on one line. */
  readonly whole: number;
  readonly after: number;
  readonly head: readonly string[];
};

/**
 * Widths from labels, kinds and the first rows with their totals: figures get all the room they
 * need, texts share the rest, and the letters shrink only when even that is too narrow.
 */
export function planColumns(
  sheet: Sheet,
  faces: Faces,
  { left, width: room }: { readonly left: number; readonly width: number },
): TablePlan {
  const { columns } = sheet;
  const wishes = withSums(wishesOf(sheet, faces), sheet, faces);
  const gaps = GAP * columns.length;
  const least = sumOf(wishes.map((wish) => wish.least + wish.after));
  const size = SIZES.find((one) => least * one + gaps <= room) ?? lastOf(SIZES);
  return {
    size,
    columns: placed(
      wishes,
      share(wishes, (room - gaps) / size - sumOf(wishes.map(({ after }) => after))),
      size,
      left,
    ),
  };
}

export type Sheet = {
  readonly report: Report;
  readonly columns: readonly PaperColumn[];
  /** Rows that are known before the first page is laid out. */
  readonly rows: readonly ReportRow[];
  /** What the lines of sums say before their first figure. */
  readonly sums: readonly string[];
};

function wishesOf({ report, columns, rows }: Sheet, faces: Faces): Wish[] {
  const sample = rows.slice(0, SAMPLE);
  const { ratios, balance, stands } = report;
  const totals = totalsOf(rows, {
    totals: report.totals.filter((name) => columns.some((column) => column.name === name)),
    ratios,
    balance,
    stands,
  });
  return columns.map((column, at) => {
    const widest = (face: Face, of: readonly ReportRow[]) =>
      of.reduce(
        (most, row) =>
          column
            .text(row[column.name])
            .split('\n')
            .reduce((all, line) => Math.max(all, face.width(line)), most),
        0,
      );
    const body = Math.max(
      widest(faces.plain, sample),
      column.name in totals ? widest(faces.bold, [totals]) : 0,
    );
    const head = headLines(column.label, faces.bold, body);
    const headWidth = widthOf(head, faces.bold);
    const fixed = column.figure || !FLOWING.includes(column.of.kind);
    const most = Math.max(headWidth, fixed ? body : Math.min(body, TEXT_MOST));
    const least = fixed
      ? most
      : Math.min(most, Math.max(headWidth, longestWord(faces.plain, column, sample)));
    return {
      column,
      head,
      most,
      least,
      whole: Math.max(most, body),
      after: column.figure && columns[at + 1]?.figure === false ? AFTER : 0,
    };
  });
}

/** The first column is so wide that sums can be named before their first figure. */
function withSums(wishes: Wish[], { report, sums }: Sheet, faces: Faces): Wish[] {
  const first = wishes.findIndex(({ column }) => report.totals.includes(column.name));
  const [name, ...others] = wishes;
  if (first < 1 || !name) return wishes;
  const before = others.slice(0, first - 1).map((wish) => wish.least + wish.after);
  const room = widthOf(sums, faces.bold) - sumOf(before) - name.after;
  const wide = (width: number): number => Math.max(width, room);
  const { least, most, whole } = name;
  return [{ ...name, least: wide(least), most: wide(most), whole: wide(whole) }, ...others];
}

const longestWord = (face: Face, column: PaperColumn, rows: readonly ReportRow[]): number =>
  Math.min(
    WORD_MOST,
    rows.reduce(
      (most, row) =>
        column
          .text(row[column.name])
          .split(/\s/)
          .reduce((all, word) => Math.max(all, face.width(word)), most),
      0,
    ),
  );

const FLOWING: readonly string[] = ['text', 'longText', 'list', 'choice', 'status'];

/** A label on one line, or on two where it has two words and is wider than the values below it. */
function headLines(label: string, bold: Face, body: number): string[] {
  const words = label.split(/(?<=\/)|(?<![<>]) /);
  if (words.length < 2 || bold.width(label) <= body) return [label];
  const joined = (some: readonly string[]): string => some.join(' ').replaceAll('/ ', '/');
  const cuts = words
    .slice(1)
    .map((_, at) => [joined(words.slice(0, at + 1)), joined(words.slice(at + 1))]);
  return cuts.reduce((best, cut) => (widthOf(cut, bold) < widthOf(best, bold) ? cut : best));
}
const widthOf = (lines: readonly string[], face: Face): number =>
  lines.reduce((most, line) => Math.max(most, face.width(line)), 0);
const sumOf = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** Everyone gets the least; what is left goes to those who would like more, then to all alike. */
function share(wishes: readonly Wish[], room: number): number[] {
  const least = wishes.map((wish) => wish.least);
  if (sumOf(least) >= room) return least.map((width) => (width * room) / sumOf(least));
  const widths = [wishes.map(({ most }) => most), wishes.map(({ whole }) => whole)].reduce(
    (given, wanted) => grown(given, wanted, room),
    least,
  );
  const rest = (room - sumOf(widths)) / wishes.length;
  return widths.map((width) => width + rest);
}

/** Towards what is wanted, each by the same part of its wish, as far as there is room. */
function grown(widths: readonly number[], wanted: readonly number[], room: number): number[] {
  const more = zip(wanted, widths).map(([wish, width]) => wish - width);
  const part = Math.min(1, (room - sumOf(widths)) / Math.max(sumOf(more), Number.EPSILON));
  return zip(widths, more).map(([width, wish]) => width + wish * part);
}

function placed(
  wishes: readonly Wish[],
  widths: readonly number[],
  size: number,
  left: number,
): PlacedColumn[] {
  let x = left;
  return zip(wishes, widths).map(([{ column, head, after }, wide]) => {
    const width = wide * size + GAP;
    const here = { ...column, head, x, width };
    x += width + after * size;
    return here;
  });
}
