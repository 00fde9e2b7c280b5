import { closingColumns, type ClosingBlock, type ClosingLine } from '#kit/rules/closing.ts';
import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { formatInt, formatPersen } from '#kit/rules/format.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import { NO_FIGURE, type PaperColumn } from '#kit/server/paper/cells.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import type { Faces } from '#kit/server/paper/typeface.ts';

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
        ? of!.label
        : t(words.sum),
  );
  const head =
    'by' in words
      ? [column(words.by)?.label ?? '', ...('over' in words ? [] : [t('Jumlah')])]
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

export const closingRoom = ({ block, size }: Placed): number =>
  (block.lines.length + 2) * size * LINE + size * 4;

/** The block at the left, as wide as its figures need. */
export function drawClosing(
  canvas: Canvas,
  y: number,
  { block, faces, size, left, ...words }: Placed,
): void {
  const table = closingTable(block, words);
  const texts = table.rows.map((row) => row.map((value, at) => table.texts[at]!(value)));
  const total = table.total.map((value, at) => table.texts[at]!(value));
  const widths = table.head.map(
    (label, at) =>
      Math.max(
        ...[label, ...texts.map((row) => row[at]!), total[at]!].map(
          (text) => faces.bold.width(text) * size,
        ),
      ) + 22,
  );
  const whole = widths.reduce((all, one) => all + one, 0);
  let at = y + size * 2.6;
  const draw = (cells: readonly string[], face: Faces['plain']): void => {
    let x = left;
    cells.forEach((text, index) => {
      const width = widths[index]!;
      canvas.text(face, size, index === 0 ? x + 3 : x + width - 3, at, text, { end: index > 0 });
      x += width;
    });
  };
  canvas.text(faces.bold, size + 0.5, left, at, table.title);
  at += size * LINE;
  draw(table.head, faces.bold);
  canvas.rule(left, at + size * 0.55, whole, 0.6);
  for (const row of texts) {
    at += size * LINE;
    draw(row, faces.plain);
    canvas.rule(left, at + size * 0.55, whole, 0.35, 0.78);
  }
  at += size * LINE;
  canvas.box(left, at - size * 1.3, whole, size * LINE, 0.945);
  draw(total, faces.bold);
}
