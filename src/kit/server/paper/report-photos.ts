import { Readable } from 'node:stream';
import sharp from 'sharp';
import { columnsOf, type PaperColumn } from '#kit/server/paper/cells.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import { A4, openPaper, type Photo } from '#kit/server/paper/document.ts';
import { drawFoot, drawHeading, headingHeight } from '#kit/server/paper/sheets.ts';
import type { PaperWords } from '#kit/server/paper/report-pdf.ts';
import type { Faces } from '#kit/server/paper/typeface.ts';
import { wrap } from '#kit/server/paper/wrap.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

const MARGIN = 28;
const ACROSS = 3;
const DOWN = 6;
/** 30 mm. */
const SIDE = (30 / 25.4) * 72;
/** Enough for 30 mm at 200 points to the inch. */
const PIXELS = 240;

/** A sheet of pictures, three across and six down, on A4 upright (R of № 62). */
export const writePhotos = (words: PaperWords): Readable => Readable.from(sheets(words), { objectMode: false });

async function* sheets(words: PaperWords): AsyncGenerator<Buffer> {
  const { report, heading, ctx, t } = words;
  const { column, under } = report.paper!.foto!;
  const paper = openPaper(heading.title, heading.shop);
  const shown = columnsOf(report, ctx, t);
  const captions = under.flatMap((name) => shown.find((one) => one.name === name) ?? []);
  const top = MARGIN + headingHeight(heading);
  const cell = { width: (A4.width - 2 * MARGIN) / ACROSS, height: (A4.height - MARGIN - 26 - top) / DOWN };
  const place = (at: number) => ({ x: MARGIN + (at % ACROSS) * cell.width, y: top + Math.floor(at / ACROSS) * cell.height });
  const words3 = { paper, page: A4, margin: MARGIN, heading };

  const sheet = async function* (rows: readonly ReportRow[]): AsyncGenerator<Buffer> {
    const photos = await Promise.all(rows.map((row) => thumbnail(words, row[column])));
    const placed: Photo[] = photos.flatMap((bytes, at) => (bytes ? [{ bytes, ...place(at), side: SIDE }] : []));
    yield* paper.page(A4, (canvas) => {
      drawHeading(canvas, words3);
      rows.forEach((row, at) => drawCell(canvas, { ...place(at), ...cell, row, captions, faces: paper.faces, empty: !photos[at] }));
      drawFoot(canvas, words3);
    }, placed);
  };

  let rows: ReportRow[] = [];
  for await (const batch of words.batches)
    for (const row of batch) {
      rows.push(row);
      if (rows.length < ACROSS * DOWN) continue;
      yield* sheet(rows);
      rows = [];
    }
  if (rows.length > 0) yield* sheet(rows);
  yield* paper.close((canvas, number, pages) =>
    canvas.text(paper.faces.plain, 7.5, A4.width - MARGIN, A4.height - MARGIN - 8, `${number} of ${pages}`, { end: true, grey: 0.25 }));
}

/** A small picture of the stored one; a file that is no picture counts as none. */
async function thumbnail({ photo }: PaperWords, path: unknown): Promise<Buffer | undefined> {
  const bytes = typeof path === 'string' ? await photo?.(path) : undefined;
  if (!bytes) return undefined;
  return sharp(bytes).rotate().resize(PIXELS, PIXELS, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 74 }).toBuffer()
    .catch(() => undefined);
}

type Cell = {
  x: number; y: number; width: number; height: number;
  row: ReportRow; captions: readonly PaperColumn[]; faces: Faces; empty: boolean;
};

/** What is known of the piece, beside its picture. */
function drawCell(canvas: Canvas, { x, y, width, row, captions, faces, empty }: Cell): void {
  if (empty) canvas.frame(x, y, SIDE, SIDE);
  const room = width - SIDE - 14;
  let line = y + 9;
  captions.forEach((column, at) => {
    const face = at === 0 ? faces.bold : faces.plain;
    const text = column.text(row[column.name]);
    if (text === '') return;
    for (const one of wrap(face, column.figure ? `${column.label} ${text}` : text, room / 8, 2)) {
      canvas.text(face, 8, x + SIDE + 8, line, one, { within: room });
      line += 10.5;
    }
  });
}
