import type { Totals } from '#kit/rules/totals.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import { GAP, type PlacedColumn, type TablePlan } from '#kit/server/paper/column-widths.ts';
import type { Face, Faces } from '#kit/server/paper/typeface.ts';
import { wrap } from '#kit/server/paper/wrap.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

/** The parts of a table in one place: how tall each is, and how it is drawn. */
export type Table = ReturnType<typeof openTable>;

export type Cells = readonly (readonly string[])[];

const PAD = GAP / 2;
const LINES = 2;
const LIST_LINES = 40;

export function openTable({ size, columns }: TablePlan, faces: Faces) {
  const line = size * 1.28;
  const left = columns[0]?.x ?? 0;
  const last = columns.at(-1);
  const width = last ? last.x + last.width - left : 0;
  const headLines = Math.max(1, ...columns.map(({ head }) => head.length));
  const rowHeight = (lines: number): number => lines * line + size * 0.62;

  const put = (canvas: Canvas, face: Face, column: PlacedColumn, y: number, text: string): void => {
    const { x, width: cell, figure } = column;
    canvas.text(face, size, figure ? x + cell - PAD : x + PAD, y, text, { end: figure, within: cell - PAD });
  };
  const cellLines = (column: PlacedColumn, value: unknown): readonly string[] => {
    const text = column.text(value);
    if (column.figure) return [text];
    const room = (column.width - PAD) / size;
    if (column.of.kind === 'list') return text.split('\n').slice(0, LIST_LINES).flatMap((one) => wrap(faces.plain, one, room, LINES));
    return wrap(faces.plain, text, room, LINES);
  };

  return {
    size, left, width,
    headHeight: headLines * line + size * 1.1,
    lineHeight: rowHeight(1),
    head(canvas: Canvas, y: number): void {
      const bottom = y + headLines * line + size * 1.1;
      canvas.rule(left, y, width, 1.1);
      for (const column of columns)
        column.head.forEach((text, at) => {
          put(canvas, faces.bold, column, bottom - size * 0.62 - (column.head.length - 1 - at) * line, text);
        });
      canvas.rule(left, bottom, width, 0.6);
    },
    cells: (row: ReportRow): Cells => columns.map((column) => cellLines(column, row[column.name])),
    heightOf: (cells: Cells): number => rowHeight(Math.max(1, ...cells.map((lines) => lines.length))),
    row(canvas: Canvas, y: number, cells: Cells, strong: boolean): void {
      const height = rowHeight(Math.max(1, ...cells.map((lines) => lines.length)));
      columns.forEach((column, index) =>
        cells[index]!.forEach((text, at) => {
          put(canvas, strong ? faces.bold : faces.plain, column, y + size * 1.16 + at * line, text);
        }));
      canvas.rule(left, y + height, width, 0.35, 0.78);
    },
    group(canvas: Canvas, y: number, text: string, depth: number): void {
      canvas.text(faces.bold, size + 0.5, left + PAD + depth * 8, y + size * 1.3, text, { within: width - PAD });
    },
    /** The longest of the labels that fits before the first figure; the last one is made to fit. */
    sums(canvas: Canvas, y: number, labels: readonly string[], totals: Totals, grand: boolean): void {
      const height = rowHeight(1) + (grand ? size * 0.5 : 0);
      const base = y + height - size * (grand ? 0.72 : 0.48);
      if (grand) canvas.rule(left, y, width, 1.1);
      else canvas.box(left, y, width, height, 0.945);
      const first = columns.findIndex(({ name }) => name in totals);
      const free = first < 0 ? width : Math.max(columns[first]!.x - left, columns[0]!.width);
      const label = labels.find((one) => faces.bold.width(one) * size <= free - GAP) ?? labels.at(-1)!;
      canvas.text(faces.bold, size, left + PAD, base, label, { within: free - GAP });
      for (const column of columns)
        if (column.name in totals && column.x >= left + free - 0.01) put(canvas, faces.bold, column, base, column.text(totals[column.name]));
      if (grand) canvas.rule(left, y + height, width, 1.1);
    },
    grandHeight: rowHeight(1) + size * 0.5,
  };
}
