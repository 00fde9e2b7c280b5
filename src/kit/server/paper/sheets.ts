import type { Canvas } from '#kit/server/paper/canvas.ts';
import {
  drawFoot,
  drawHeading,
  drawLast,
  FOOT,
  headingHeight,
  headPhotos,
  type Frame,
} from '#kit/server/paper/letterhead.ts';
import type { Photo } from '#kit/server/paper/document.ts';
import type { Table } from '#kit/server/paper/table.ts';

/** Something of this height; with `keep`, so much must follow on the same sheet. */
export type Part = {
  readonly height: number;
  readonly draw: (canvas: Canvas, y: number) => void;
  readonly keep?: number;
  /** Belongs to the part before it: a sum is never the first on a sheet. */
  readonly follows?: true;
  /** No row of the table: a sheet that begins with it needs no column header. */
  readonly bare?: true;
  /** A picture beside it; its y is measured from the part's own top. */
  readonly photo?: Photo;
};
type Placed = { readonly part: Part; readonly y: number; readonly titles: readonly Part[] };

/** Fills sheet after sheet from top to bottom; every sheet has heading, column header and foot. */
export class Sheets {
  readonly frame: Frame;
  readonly table: Table;
  readonly top: number;
  readonly bottom: number;
  private y = 0;
  private placed: Placed[] = [];
  /** How many of them are the titles that the sheet began with. */
  private opened = 0;
  /** Titles of the groups that are open: a new sheet begins with them. */
  private titles: readonly Part[] = [];

  constructor(frame: Frame, table: Table) {
    this.frame = frame;
    this.table = table;
    this.top = frame.margin + headingHeight(frame);
    this.bottom = frame.page.height - frame.margin - FOOT;
    this.start([]);
  }

  async *put(part: Part): AsyncGenerator<Buffer> {
    if (this.y + part.height + (part.keep ?? 0) > this.bottom) yield* this.goOn(part);
    this.place(part, this.titles);
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
    yield* this.put({ height: height + 26, draw, follows: true, bare: true });
  }

  async *close(): AsyncGenerator<Buffer> {
    yield* this.turn();
    yield* this.frame.paper.close((canvas, page, pages) =>
      drawLast(canvas, this.frame, page, pages),
    );
  }

  /** A new sheet, with what belongs to this part and would stay behind without it. */
  private async *goOn({ follows }: Part): AsyncGenerator<Buffer> {
    const stay = this.staying(follows === true);
    if (stay <= this.opened) return;
    const carried = this.placed.slice(stay).filter(({ part }) => part.keep === undefined);
    this.placed.length = stay;
    yield* this.turn();
    this.start(carried[0]?.titles ?? this.titles);
    for (const { part, titles } of carried) this.place(part, titles);
  }

  /** How many parts stay: a sum takes its last row along, and no title is left at the foot. */
  private staying(follows: boolean): number {
    const { placed } = this;
    let stay = placed.length;
    if (follows) {
      while (placed[stay - 1]?.part.follows) stay -= 1;
      stay -= 1;
    }
    while (placed[stay - 1]?.part.keep !== undefined) stay -= 1;
    return follows && stay <= this.opened ? placed.length : stay;
  }

  private start(titles: readonly Part[]): void {
    this.placed = [];
    this.y = this.top + this.table.headHeight + 2;
    for (const title of titles) this.place(title, titles);
    this.opened = this.placed.length;
  }

  private place(part: Part, titles: readonly Part[]): void {
    if (part.bare && this.placed.length === 0) this.y = this.top;
    this.placed.push({ part, y: this.y, titles });
    this.y += part.height;
  }

  private async *turn(): AsyncGenerator<Buffer> {
    const { frame, table, top, placed } = this;
    const draw = (canvas: Canvas): void => {
      drawHeading(canvas, frame);
      if (!placed[0]?.part.bare) table.head(canvas, top);
      for (const { part, y } of placed) part.draw(canvas, y);
      drawFoot(canvas, frame);
    };
    const photos = placed.flatMap(({ part: { photo }, y }) =>
      photo ? [{ ...photo, y: y + photo.y }] : [],
    );
    yield* frame.paper.page(frame.page, draw, [...headPhotos(frame), ...photos]);
  }
}
