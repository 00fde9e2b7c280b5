import { closingColumns, type ClosingBlock, type ClosingLine } from '#kit/rules/closing.ts';
import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { formatInt, formatPersen } from '#kit/rules/format.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import { NO_FIGURE, type PaperColumn } from '#kit/server/paper/cells.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import type { Part } from '#kit/server/paper/sheets.ts';
import type { Face, Faces } from '#kit/server/paper/typeface.ts';
import { zip } from '#kit/rules/lists.ts';
import { sense } from '#kit/rules/sentence.ts';

type Words = { report: Report; columns: readonly PaperColumn[]; t(text: string): string };

/** A closing block as plain texts and figures: paper draws them, Excel writes them. */
export type ClosingTable = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly total: readonly (string | number | null)[];
  /** How each column reads a figure; the first is the key. */
  readonly texts: readonly ((value: unknown) => string)[];
  readonly kinds: readonly (Field | undefined)[];
};

export function closingTable(block: ClosingBlock, { report, columns, t }: Words): ClosingTable {
  const { words, lines } = block;
  const column = (name: string | undefined): PaperColumn | undefined =>
    columns.find((one) => one.name === name);
  const figures = closingColumns(block)
    .filter(({ of }) => of === undefined || column(of))
    .map((one) => ({ ...one, column: column(one.of) }));
  const key = (value: unknown): string =>
    'by' in words
      ? column(words.by)?.text(value) || NO_FIGURE
      : t((report.columns[value as string] as Field).label);
  const labels = figures.map(({ side, column: of }) =>
    'over' in words
      ? side === undefined
        ? t('Total')
        : column(words.over)?.text(side) || NO_FIGURE
      : 'by' in words
        ? (of?.label ?? '')
        : t(words.sum),
  );
  const head =
    'by' in words
      ? [
          column(words.by)?.label ?? '',
          ...('over' in words ? [] : [t(sense('Jumlah', 'banyaknya'))]),
        ]
      : [t(words.head), t(words.count)];
  const counted = !('over' in words);
  const shareText = (value: unknown): string =>
    value === null ? NO_FIGURE : formatPersen(value as Persen);
  const countText = (value: unknown): string => (value === null ? '' : formatInt(value as number));
  const some = lines.some(({ share }) => share !== null);
  return {
    title: t(words.title),
    head: [...head, ...labels, '%'],
    rows: lines.map((line) => [
      key(line.value),
      ...(counted ? [line.count] : []),
      ...figures.map(({ name }) => line.totals[name] ?? null),
      line.share,
    ]),
    total: [
      t('TOTAL'),
      ...(counted ? ['by' in words ? countOf(lines) : null] : []),
      ...figures.map(({ name }) => sumOf(lines, name)),
      some ? 10_000 : null,
    ],
    texts: [
      String,
      ...(counted ? [countText] : []),
      ...figures.map(({ column: of }) => of?.text ?? countText),
      shareText,
    ],
    kinds: [
      undefined,
      ...(counted ? [INT] : []),
      ...figures.map(({ column: of }) => of?.of ?? INT),
      { kind: 'persen' } as Field,
    ],
  };
}

const INT = { kind: 'int' } as Field;
const countOf = (lines: readonly ClosingLine[]): number =>
  lines.reduce((all, { count }) => all + count, 0);
const sumOf = (lines: readonly ClosingLine[], name: string): number =>
  lines.reduce((all, { totals }) => all + (totals[name] ?? 0), 0);

type Placed = Words & { block: ClosingBlock; faces: Faces; size: number; left: number };
const LINE = 1.9;

/** The block at the left, as wide as its figures need: its head, for every sheet, and its lines. */
export function closingParts({ block, faces, size, left, ...words }: Placed): {
  head: Part;
  lines: Part[];
} {
  const table = closingTable(block, words);
  const written = (row: ClosingTable['total']): string[] =>
    zip(table.texts, row).map(([text, value]) => text(value));
  const [rows, total] = [table.rows.map(written), written(table.total)];
  const widths = table.head.map((label, at) => {
    const texts = [label, ...[...rows, total].flatMap((row) => row[at] ?? [])];
    return Math.max(...texts.map((text) => faces.bold.width(text) * size)) + 22;
  });
  const whole = widths.reduce((all, one) => all + one, 0);
  const cells = (canvas: Canvas, y: number, texts: readonly string[], face: Face): void => {
    let x = left;
    zip(texts, widths).forEach(([text, width], at) => {
      canvas.text(face, size, at === 0 ? x + 3 : x + width - 3, y, text, { end: at > 0 });
      x += width;
    });
  };
  const height = size * LINE;
  const base = size * 1.35;
  const row = (texts: readonly string[]): Part => ({
    height,
    bare: true,
    draw: (canvas, y) => {
      cells(canvas, y + base, texts, faces.plain);
      canvas.rule(left, y + height, whole, 0.35, 0.78);
    },
  });
  return {
    head: {
      height: size * 2.6 + height,
      bare: true,
      keep: 2 * height,
      draw: (canvas, y) => {
        canvas.text(faces.bold, size + 0.5, left, y + size * 2.1, table.title);
        cells(canvas, y + size * 2.6 + base, table.head, faces.bold);
        canvas.rule(left, y + size * 2.6 + height, whole, 0.6);
      },
    },
    lines: [
      ...rows.map(row),
      {
        height,
        bare: true,
        follows: true,
        draw: (canvas, y) => {
          canvas.box(left, y, whole, height, 0.945);
          cells(canvas, y + base, total, faces.bold);
        },
      },
    ],
  };
}
