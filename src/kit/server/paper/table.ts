import type { Totals } from '#kit/rules/totals.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import { GAP, type PlacedColumn, type TablePlan } from '#kit/server/paper/column-widths.ts';
import type { Face, Faces } from '#kit/server/paper/typeface.ts';
import { wrap } from '#kit/server/paper/wrap.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import { zip, inTurn } from '#kit/rules/lists.ts';

/** The texts of a row, cell by cell, line by line. */
export type Cells = readonly (readonly string[])[];
export type SumsLine = {
  /** The longest that fits before the first figure; the last one is made to fit. */
  readonly labels: readonly string[];
  readonly totals: Totals;
  readonly grand: boolean;
};

const PAD = GAP / 2;
/** Lines that a text may take in its cell; entries of a list are as many as they are. */
const LINES = 4;
const LIST_LINES = 40;

/** The parts of a table: how tall each is, and how it is drawn. */
export class Table {
  readonly columns: readonly PlacedColumn[];
  readonly faces: Faces;
  readonly size: number;
  readonly left: number;
  readonly width: number;
  readonly headLines: number;
  readonly beside: TablePlan['beside'];

  constructor({ size, columns, beside }: TablePlan, faces: Faces) {
    const last = columns.at(-1);
    this.beside = beside;
    this.columns = columns;
    this.faces = faces;
    this.size = size;
    this.left = columns[0]?.x ?? 0;
    this.width = (last ? last.x + last.width - this.left : 0) + (beside?.width ?? 0);
    this.headLines = Math.max(1, ...columns.map(({ head }) => head.length));
  }

  get line(): number {
    return this.size * 1.28;
  }
  get headHeight(): number {
    return this.headLines * this.line + this.size * 1.1;
  }
  get rowHeight(): number {
    return this.tallOf(1);
  }
  /** The title of a group has more air above it than below: it belongs to its rows. */
  get titleHeight(): number {
    return this.rowHeight + this.size * 0.6;
  }
  get grandHeight(): number {
    return this.rowHeight + this.size * 0.5;
  }
  private tallOf(lines: number): number {
    return lines * this.line + this.size * 0.62;
  }

  head(canvas: Canvas, y: number): void {
    const bottom = y + this.headHeight;
    canvas.rule(this.left, y, this.width, 1.1);
    for (const column of this.columns)
      column.head.forEach((text, at) => {
        const below = (column.head.length - 1 - at) * this.line;
        this.put(canvas, this.faces.bold, column, bottom - this.size * 0.62 - below, text);
      });
    if (this.beside)
      canvas.text(
        this.faces.bold,
        this.size,
        this.left + this.width,
        bottom - this.size * 0.62,
        this.beside.label,
        { end: true, within: this.beside.width },
      );
    canvas.rule(this.left, bottom, this.width, 0.6);
  }

  cells(row: ReportRow): Cells {
    return this.columns.map((column) => this.cellLines(column, row[column.name]));
  }

  heightOf(cells: Cells): number {
    const words = this.tallOf(Math.max(1, ...cells.map((lines) => lines.length)));
    return this.beside ? Math.max(words, this.beside.width) : words;
  }

  row(canvas: Canvas, y: number, cells: Cells, strong: boolean): void {
    const face = strong ? this.faces.bold : this.faces.plain;
    zip(this.columns, cells).forEach(([column, texts]) =>
      texts.forEach((text, at) => {
        this.put(canvas, face, column, y + this.size * 1.16 + at * this.line, text);
      }),
    );
    canvas.rule(this.left, y + this.heightOf(cells), this.width, 0.35, 0.78);
  }

  group(canvas: Canvas, y: number, text: string, depth: number): void {
    const { left, width, size, faces } = this;
    const x = left + PAD + depth * 8;
    const base = y + this.titleHeight - size * 0.6;
    canvas.text(faces.bold, size + 0.5, x, base, text, { within: width - PAD });
  }

  /** The titles of a group of one, over its row. */
  heads(canvas: Canvas, y: number, text: string): void {
    const { left, width, size, faces } = this;
    canvas.text(faces.bold, size, left + PAD, y + size * 1.16, text, {
      within: width - PAD,
      grey: 0.35,
    });
  }

  sums(canvas: Canvas, y: number, { labels, totals, grand }: SumsLine): void {
    const { columns, faces, size, left, width } = this;
    const height = grand ? this.grandHeight : this.rowHeight;
    const base = y + height - size * (grand ? 0.72 : 0.48);
    if (grand) canvas.rule(left, y, width, 1.1);
    else canvas.box(left, y, width, height, 0.945);
    const first = columns.findIndex(({ name }) => name in totals);
    const free = first < 0 ? width : Math.max(columns[first]!.x - left, columns[0]!.width);
    const fits = (text: string): boolean => faces.bold.width(text) * size <= free - GAP;
    const label = labels.find(fits) ?? inTurn(labels, labels.length - 1);
    canvas.text(faces.bold, size, left + PAD, base, label, { within: free - GAP });
    for (const column of columns)
      if (column.name in totals && column.x >= left + free - 0.01)
        this.put(canvas, faces.bold, column, base, column.text(totals[column.name]));
    if (grand) canvas.rule(left, y + height, width, 1.1);
  }

  private put(canvas: Canvas, face: Face, column: PlacedColumn, y: number, text: string): void {
    const { x, width, figure } = column;
    const look = { end: figure, within: width - (figure ? GAP : PAD) };
    canvas.text(face, this.size, figure ? x + width - PAD : x + PAD, y, text, look);
  }

  private cellLines(column: PlacedColumn, value: unknown): readonly string[] {
    const text = column.text(value);
    if (column.figure) return [text];
    const room = (column.width - PAD) / this.size;
    if (column.of.kind !== 'list') return wrap(this.faces.plain, text, room, LINES);
    const entries = text.split('\n').slice(0, LIST_LINES);
    return entries.flatMap((one) => wrap(this.faces.plain, one, room, LINES));
  }
}
