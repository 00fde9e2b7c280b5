import { setImmediate as turn } from 'node:timers/promises';
import type PDFDocument from 'pdfkit';
import { pdfkit } from '#kit/server/paper/on-demand.ts';
import { openCanvas, type Canvas } from '#kit/server/paper/canvas.ts';
import { openFaces, type Faces } from '#kit/server/paper/typeface.ts';

type Ref = { compress: boolean; end(chunk?: string): void };
type KitPage = {
  fonts: Record<string, unknown>;
  content: Ref;
  dictionary: { data: Record<string, unknown> };
};
type KitDocument = InstanceType<typeof PDFDocument> & {
  ref(data: object): Ref;
  addContent(marks: string): void;
  openImage(bytes: Buffer): Buffer;
  page: KitPage;
};

export type PageSize = { readonly width: number; readonly height: number };
/** A content stream that shows nothing still has to be one. */
const EMPTY = '%';

/** A picture with the box that it is fitted into. */
export type Photo = {
  readonly bytes: Buffer;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Less high than wide, where it is no square. */
  readonly height?: number;
  /** The same on every sheet: it is in the file once, drawn at the left of its box. */
  readonly kept?: true;
};
export const A4: PageSize = { width: 595.28, height: 841.89 };
export const sideways = ({ width, height }: PageSize): PageSize => ({
  width: height,
  height: width,
});

/**
 * A PDF that leaves page by page. What must know the number of pages ('Halaman 1 dari 3') is a second content
 * stream of each page, written at the very end: nothing but its number waits until then.
 */
export type Paper = {
  readonly faces: Faces;
  /** One whole page, and the bytes that are ready. */
  page(
    size: PageSize,
    draw: (canvas: Canvas) => void,
    photos?: readonly Photo[],
  ): AsyncGenerator<Buffer>;
  close(numberOn: (canvas: Canvas, page: number, pages: number) => void): AsyncGenerator<Buffer>;
};

export function openPaper(title: string, author: string): Paper {
  const doc = new (pdfkit())({
    autoFirstPage: false,
    bufferPages: false,
    compress: true,
    margin: 0,
    info: { Title: title, Author: author, Producer: 'Kilau', Creator: 'Kilau' },
  }) as KitDocument;
  const { faces, fonts } = openFaces(doc);
  const waiting: { ref: Ref; height: number }[] = [];
  const pictures = new Map<Buffer, Buffer>();
  const keptPicture = (bytes: Buffer): Buffer => {
    const known = pictures.get(bytes) ?? doc.openImage(bytes);
    pictures.set(bytes, known);
    return known;
  };

  function* ready(): Generator<Buffer> {
    for (
      let chunk = doc.read() as Buffer | null;
      chunk !== null;
      chunk = doc.read() as Buffer | null
    )
      yield chunk;
  }
  return {
    faces,
    async *page({ width, height }, draw, photos = []) {
      doc.addPage({ size: [width, height], margin: 0 });
      const number = doc.ref({});
      doc.page.dictionary.data.Contents = [doc.page.content, number];
      waiting.push({ ref: number, height });
      for (const { bytes, x, y, side, height = side, kept } of photos)
        doc.image(kept ? keptPicture(bytes) : bytes, x, y, {
          fit: [side, height],
          ...(kept ? {} : { align: 'center' }),
          valign: 'center',
        });
      const canvas = openCanvas(height);
      draw(canvas);
      doc.addContent(canvas.content());
      for (const [id, font] of fonts) doc.page.fonts[id] = font;
      yield* ready();
      await turn();
    },
    async *close(numberOn) {
      for (const [at, { ref, height }] of waiting.entries()) {
        const canvas = openCanvas(height, false);
        numberOn(canvas, at + 1, waiting.length);
        ref.compress = false;
        ref.end(canvas.content() || EMPTY);
        if (at % 100 !== 99) continue;
        yield* ready();
        await turn();
      }
      doc.end();
      yield* ready();
    },
  };
}
