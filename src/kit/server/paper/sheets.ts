import type { Canvas } from '#kit/server/paper/canvas.ts';
import type { PageSize, Paper } from '#kit/server/paper/document.ts';
import type { Heading } from '#kit/server/paper/heading.ts';
import type { Table } from '#kit/server/paper/table.ts';

type Words = { paper: Paper; page: PageSize; margin: number; heading: Heading; table?: Table };
type Draw = (canvas: Canvas, y: number) => void;
export type Part = { readonly height: number; readonly draw: Draw };

const FOOT = 26;

/** Fills sheet after sheet from top to bottom; every sheet has the heading, the column header and the foot. */
export function openSheets({ paper, page, margin, heading, table }: Words) {
  const bottom = page.height - margin - FOOT;
  const top = margin + headingHeight(heading);
  let marks: Draw[] = [];
  let places: number[] = [];
  let y = start();
  let open: readonly Part[] = [];

  function start(): number {
    return top + (table ? table.headHeight + 2 : 0);
  }
  async function* turn(): AsyncGenerator<Buffer> {
    const [draws, at] = [marks, places];
    yield* paper.page(page, (canvas) => {
      drawHeading(canvas, { paper, page, margin, heading });
      table?.head(canvas, top);
      draws.forEach((draw, index) => draw(canvas, at[index]!));
      drawFoot(canvas, { paper, page, margin, heading });
    });
    marks = [];
    places = [];
    y = start();
    for (const { height, draw } of open) place(height, draw);
  }
  function place(height: number, draw: Draw): void {
    places.push(y);
    marks.push(draw);
    y += height;
  }
  return {
    /** A part of this height; with `keep`, it goes to the next sheet unless so much follows on this one. */
    async *put(height: number, draw: Draw, keep = 0): AsyncGenerator<Buffer> {
      if (marks.length > open.length && y + height + keep > bottom) yield* turn();
      place(height, draw);
    },
    /** The titles of the groups that are open: a new sheet begins with them. */
    repeat(titles: readonly Part[]): void {
      open = titles;
    },
    async *signatures(names: readonly string[]): AsyncGenerator<Buffer> {
      if (names.length === 0) return;
      open = [];
      const [width, height] = [120, 62];
      yield* this.put(height + 26, (canvas, at) => {
        names.forEach((name, index) => {
          const x = page.width - margin - (names.length - index) * (width + 12) + 12;
          canvas.text(paper.faces.bold, 8, x + width / 2, at + 20, name, { middle: true });
          canvas.frame(x, at + 26, width, height);
        });
      });
    },
    async *close(): AsyncGenerator<Buffer> {
      yield* turn();
      yield* paper.close((canvas, number, pages) =>
        canvas.text(paper.faces.plain, 7.5, page.width - margin, bottom + 18, `${number} of ${pages}`, { end: true, grey: 0.25 }));
    },
  };
}

const FILTER_LINE = 10;
const FILTER_ROWS = 4;

export function headingHeight({ address, filters, period, note }: Heading): number {
  const left = 16 + address.length * 10;
  const middle = 18 + (period ? 12 : 0) + (note ? 12 : 0);
  const right = Math.min(filters.length, FILTER_ROWS) * FILTER_LINE + 4;
  return Math.max(left, middle, right, 30) + 8;
}

export function drawHeading(canvas: Canvas, { paper: { faces }, page, margin, heading }: Words): void {
  const middle = page.width / 2;
  const title = Math.min(faces.bold.width(heading.title) * 13, page.width * 0.42);
  canvas.text(faces.bold, 12, margin, margin + 9, heading.shop, { within: middle - title / 2 - margin - 14 });
  heading.address.forEach((line, at) => canvas.text(faces.plain, 8, margin, margin + 22 + at * 10, line));
  canvas.text(faces.bold, 13, middle, margin + 9, heading.title, { middle: true, within: title });
  if (heading.period) canvas.text(faces.plain, 9, middle, margin + 23, heading.period, { middle: true });
  if (heading.note) canvas.text(faces.bold, 9, middle, margin + 35, heading.note, { middle: true });
  drawFilters(canvas, { faces, right: page.width - margin, top: margin, heading });
}

/** Who printed it and when, below a thin rule; the page number joins it at the end. */
export function drawFoot(canvas: Canvas, { paper, page, margin, heading }: Words): void {
  const bottom = page.height - margin - FOOT;
  canvas.rule(margin, bottom + 8, page.width - 2 * margin, 0.5, 0.6);
  canvas.text(paper.faces.italic, 7.5, margin, bottom + 18, heading.foot, { grey: 0.25 });
}

type FilterWords = { faces: Paper['faces']; right: number; top: number; heading: Heading };

/** Labels and values in columns of four, from the right edge inwards. */
function drawFilters(canvas: Canvas, { faces, right, top, heading }: FilterWords): void {
  let edge = right;
  const columns = Math.ceil(heading.filters.length / FILTER_ROWS);
  for (let column = columns - 1; column >= 0; column -= 1) {
    const part = heading.filters.slice(column * FILTER_ROWS, (column + 1) * FILTER_ROWS);
    const values = Math.min(90, Math.max(...part.map(({ value }) => faces.bold.width(value) * 8)));
    const labels = Math.max(...part.map(({ label }) => faces.plain.width(label) * 8));
    part.forEach(({ label, value }, at) => {
      const y = top + 8 + at * FILTER_LINE;
      canvas.text(faces.bold, 8, edge - values, y, value, { within: values });
      canvas.text(faces.plain, 8, edge - values - 8, y, label, { end: true, grey: 0.35 });
    });
    edge -= values + labels + 26;
  }
}
