import type { Canvas } from '#kit/server/paper/canvas.ts';
import {
  drawFoot,
  drawHeading,
  drawNumber,
  FOOT,
  headingHeight,
  type Frame,
} from '#kit/server/paper/letterhead.ts';
import type { Photo } from '#kit/server/paper/document.ts';
import type { Table } from '#kit/server/paper/table.ts';

/** Something of this height; with `keep`, so much must follow on the same sheet. */
export type Part = {
  readonly height: number;
  readonly draw: (canvas: Canvas, y: number) => void;
  readonly keep?: number;
  /** A picture beside it; its y is measured from the part's own top. */
  readonly photo?: Photo;
};

/** Fills sheet after sheet from top to bottom; every sheet has heading, column header and foot. */
export class Sheets {
  readonly frame: Frame;
  readonly table: Table;
  readonly top: number;
  readonly bottom: number;
  private y = 0;
  private placed: { readonly part: Part; readonly y: number }[] = [];
  /** Titles of the groups that are open: a new sheet begins with them. */
  private titles: readonly Part[] = [];

  constructor(frame: Frame, table: Table) {
    this.frame = frame;
    this.table = table;
    this.top = frame.margin + headingHeight(frame.heading);
    this.bottom = frame.page.height - frame.margin - FOOT;
    this.start();
  }

  async *put(part: Part): AsyncGenerator<Buffer> {
    const full = this.y + part.height + (part.keep ?? 0) > this.bottom;
    if (full && this.placed.length > this.titles.length) yield* this.turn();
    this.place(part);
  }

  repeat(titles: readonly Part[]): void {
    this.titles = titles;
  }

  async *signatures(names: readonly string[]): AsyncGenerator<Buffer> {
    if (names.length === 0) return;
    const { page, margin, paper } = this.frame;
    const [width, height] = [120, 62];
    this.titles = [];
    const draw = (canvas: Canvas, y: number): void =>
      names.forEach((name, at) => {
        const x = page.width - margin - (names.length - at) * (width + 12) + 12;
        canvas.text(paper.faces.bold, 8, x + width / 2, y + 20, name, { middle: true });
        canvas.frame(x, y + 26, width, height);
      });
    yield* this.put({ height: height + 26, draw });
  }

  async *close(): AsyncGenerator<Buffer> {
    yield* this.turn();
    yield* this.frame.paper.close((canvas, page, pages) =>
      drawNumber(canvas, this.frame, page, pages),
    );
  }

  private start(): void {
    this.placed = [];
    this.y = this.top + this.table.headHeight + 2;
  }

  private place(part: Part): void {
    this.placed.push({ part, y: this.y });
    this.y += part.height;
  }

  private async *turn(): AsyncGenerator<Buffer> {
    const { frame, table, top, placed } = this;
    const draw = (canvas: Canvas): void => {
      drawHeading(canvas, frame);
      table.head(canvas, top);
      for (const { part, y } of placed) part.draw(canvas, y);
      drawFoot(canvas, frame);
    };
    const photos = placed.flatMap(({ part: { photo }, y }) =>
      photo ? [{ ...photo, y: y + photo.y }] : [],
    );
    yield* frame.paper.page(frame.page, draw, photos);
    this.start();
    for (const title of this.titles) this.place(title);
  }
}
