import { Readable } from 'node:stream';
import { columnsOf, type PaperColumn } from '#kit/server/paper/cells.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import type { PaperWords } from '#kit/server/paper/desk.ts';
import { A4, openPaper } from '#kit/server/paper/document.ts';
import {
  drawFoot,
  drawHeading,
  drawLast,
  FOOT,
  headingHeight,
  headPhotos,
  type Frame,
} from '#kit/server/paper/letterhead.ts';
import { millimetres, thumbnail } from '#kit/server/paper/thumbnail.ts';
import { wrap } from '#kit/server/paper/wrap.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

const MARGIN = 28;
const ACROSS = 3;
const DOWN = 6;
const SIDE_MM = 30;
const SIDE = millimetres(SIDE_MM);

/** A sheet of pictures, three across and six down, on A4 upright (R of № 62). */
export const writePhotos = (words: PaperWords): Readable =>
  Readable.from(sheets(words), { objectMode: false });

async function* sheets(words: PaperWords): AsyncGenerator<Buffer> {
  const { heading } = words;
  const paper = openPaper(heading.title, heading.shop);
  const frame: Frame = { paper, page: A4, margin: MARGIN, heading };
  let rows: ReportRow[] = [];
  for await (const batch of words.batches)
    for (const row of batch) {
      rows.push(row);
      if (rows.length < ACROSS * DOWN) continue;
      yield* sheet(words, frame, rows);
      rows = [];
    }
  yield* sheet(words, frame, rows);
  yield* paper.close((canvas, number, pages) => drawLast(canvas, frame, number, pages));
}

async function* sheet(words: PaperWords, frame: Frame, rows: ReportRow[]): AsyncGenerator<Buffer> {
  const { column, under } = words.report.paper!.foto!;
  const shown = columnsOf(words.report, words.ctx, words.t);
  const captions = under.flatMap((name) => shown.find((one) => one.name === name) ?? []);
  const photos = await Promise.all(rows.map((row) => thumbnail(words, row[column], SIDE_MM)));
  const placed = photos.flatMap((bytes, at) =>
    bytes ? [{ bytes, ...placeOf(frame, at), side: SIDE }] : [],
  );
  const draw = (canvas: Canvas): void => {
    drawHeading(canvas, frame);
    for (const [at, row] of rows.entries()) {
      const { x, y } = placeOf(frame, at);
      if (!photos[at]) canvas.frame(x, y, SIDE, SIDE);
      drawCaption(canvas, frame, { x, y, row, captions });
    }
    drawFoot(canvas, frame);
  };
  yield* frame.paper.page(A4, draw, [...headPhotos(frame), ...placed]);
}

function placeOf(frame: Frame, at: number): { x: number; y: number } {
  const top = MARGIN + headingHeight(frame);
  const height = (A4.height - MARGIN - FOOT - top) / DOWN;
  return { x: MARGIN + (at % ACROSS) * WIDTH, y: top + Math.floor(at / ACROSS) * height };
}
const WIDTH = (A4.width - 2 * MARGIN) / ACROSS;

type Caption = { x: number; y: number; row: ReportRow; captions: readonly PaperColumn[] };

/** What is known of the piece, beside its picture. */
function drawCaption(canvas: Canvas, { paper }: Frame, { x, y, row, captions }: Caption): void {
  const room = WIDTH - SIDE - 14;
  let line = y + 9;
  for (const [at, { name, label, figure, text }] of captions.entries()) {
    const face = at === 0 ? paper.faces.bold : paper.faces.plain;
    const value = text(row[name]);
    if (value === '') continue;
    for (const one of wrap(face, figure ? `${label} ${value}` : value, room / 8, 2)) {
      canvas.text(face, 8, x + SIDE + 8, line, one, { within: room });
      line += 10.5;
    }
  }
}
