import { code128 } from '#kit/rules/code128.ts';
import { STRUK, type StrukLine, type StrukSheet, type StrukWidth } from '#kit/rules/struk.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import { openPaper } from '#kit/server/paper/document.ts';
import type { Face, Faces } from '#kit/server/paper/typeface.ts';
import { wrap } from '#kit/server/paper/wrap.ts';

type Options = { title: string; author: string; width: StrukWidth };

/** The same strip as a PDF: one page to a sheet, as long as its lines need. */
export async function strukPdf(
  sheets: readonly StrukSheet[],
  { title, author, width }: Options,
): Promise<Buffer> {
  const paper = openPaper(title, author);
  const parts: Buffer[] = [];
  for (const sheet of sheets) {
    const strip = layOut(sheet.lines, paper.faces, width);
    const size = { width: points(STRUK[width].paper), height: strip.height };
    for await (const part of paper.page(size, strip.draw)) parts.push(part);
  }
  // A strip has no page numbers, yet a page's second stream may not stay empty.
  for await (const part of paper.close((canvas) => canvas.box(0, 0, 0, 0, 1))) parts.push(part);
  return Buffer.concat(parts);
}

const points = (mm: number): number => (mm * 72) / 25.4;
const SIZES = {
  58: { base: 8, small: 6.6, big: 11.5, total: 12 },
  80: { base: 9.2, small: 7.6, big: 14, total: 15 },
} as const;
const LEADING = 1.36;
const EDGE = 14;

/** Where the pen stands, and all that a line needs to put itself down. */
type Pen = {
  readonly faces: Faces;
  readonly sizes: (typeof SIZES)[StrukWidth];
  readonly left: number;
  readonly room: number;
};
type Mark = (canvas: Canvas, y: number) => void;
type Placed = { readonly height: number; readonly draw: Mark };

function layOut(lines: readonly StrukLine[], faces: Faces, width: StrukWidth) {
  const { paper, room } = STRUK[width];
  const pen: Pen = {
    faces,
    sizes: SIZES[width],
    left: points((paper - room) / 2),
    room: points(room),
  };
  const placed = lines.flatMap((line) => place(line, pen));
  const height = placed.reduce((all, one) => all + one.height, 0) + 2 * EDGE;
  const draw = (canvas: Canvas): void => {
    let y = EDGE;
    for (const one of placed) {
      one.draw(canvas, y);
      y += one.height;
    }
  };
  return { height, draw };
}

function place(line: StrukLine, pen: Pen): Placed[] {
  switch (line.kind) {
    case 'center':
      return centered(line.text, line.look, pen);
    case 'text':
      return flowing(line.text, line.look, pen);
    case 'pair':
      return paired(line, pen);
    case 'total':
      return [total(line, pen)];
    case 'rule':
      return [ruled(line.look, pen)];
    case 'gap':
      return [{ height: pen.sizes.base * 0.6, draw: () => {} }];
    case 'barcode':
      return [bars(line.code, pen), ...centered(line.code, 'small', pen)];
  }
}

const sizeOf = (look: string | undefined, { sizes }: Pen): number =>
  look === 'big' ? sizes.big : look === 'small' ? sizes.small : sizes.base;
const faceOf = (look: string | undefined, { faces }: Pen): Face =>
  look === 'big' || look === 'strong' ? faces.bold : faces.plain;
const MOST_LINES = 12;

/** One row of letters; the text stands on its base line near the foot of the row. */
const row = (size: number, draw: (canvas: Canvas, base: number) => void): Placed => ({
  height: size * LEADING,
  draw: (canvas, y) => draw(canvas, y + size * 1.02),
});

function centered(text: string, look: 'big' | 'strong' | 'small' | undefined, pen: Pen): Placed[] {
  const [size, face] = [sizeOf(look, pen), faceOf(look, pen)];
  const middle = pen.left + pen.room / 2;
  return wrap(face, text, pen.room / size, MOST_LINES).map((one) =>
    row(size, (canvas, base) => canvas.text(face, size, middle, base, one, { middle: true })),
  );
}

function flowing(text: string, look: 'strong' | 'small' | undefined, pen: Pen): Placed[] {
  const [size, face] = [sizeOf(look, pen), faceOf(look, pen)];
  return wrap(face, text, pen.room / size, MOST_LINES).map((one) =>
    row(size, (canvas, base) => canvas.text(face, size, pen.left, base, one)),
  );
}

/** The figure keeps its place at the right; a long label takes further lines under itself. */
function paired({ left, right, look }: Extract<StrukLine, { kind: 'pair' }>, pen: Pen): Placed[] {
  const [size, face] = [sizeOf(look, pen), faceOf(look, pen)];
  const indent = look === 'small' ? size : 0;
  const end = pen.left + pen.room;
  const free = pen.room - indent - (face.width(right) + 0.6) * size;
  const labels = wrap(face, left, Math.max(free / size, 4), MOST_LINES);
  return labels.map((label, at) =>
    row(size, (canvas, base) => {
      canvas.text(face, size, pen.left + indent, base, label);
      if (at === 0) canvas.text(face, size, end, base, right, { end: true, within: pen.room });
    }),
  );
}

function total({ left, right }: Extract<StrukLine, { kind: 'total' }>, pen: Pen): Placed {
  const { faces, sizes, room } = pen;
  const end = pen.left + room;
  return row(sizes.total * 1.12, (canvas, base) => {
    canvas.text(faces.bold, sizes.base, pen.left, base, left);
    canvas.text(faces.bold, sizes.total, end, base, right, { end: true, within: room * 0.8 });
  });
}

const WEIGHTS = { dash: 0.5, thin: 0.5, thick: 1.2 } as const;

function ruled(look: keyof typeof WEIGHTS, { sizes, left, room }: Pen): Placed {
  const height = sizes.base;
  const dash = (canvas: Canvas, y: number): void => {
    for (let x = 0; x < room; x += 4)
      canvas.rule(left + x, y, Math.min(2.2, room - x), WEIGHTS.dash);
  };
  return {
    height,
    draw: (canvas, y) =>
      look === 'dash'
        ? dash(canvas, y + height / 2)
        : canvas.rule(left, y + height / 2, room, WEIGHTS[look]),
  };
}

const BAR_HEIGHT = 34;

/** As wide as the paper allows, at most a third of a millimetre to the module. */
function bars(code: string, { left, room }: Pen): Placed {
  const widths = code128(code);
  const modules = widths.reduce((all, one) => all + one, 0);
  const unit = Math.min(points(0.33), room / modules);
  return {
    height: BAR_HEIGHT + 6,
    draw: (canvas, y) => {
      let x = left + (room - modules * unit) / 2;
      widths.forEach((width, at) => {
        if (at % 2 === 0) canvas.box(x, y + 4, width * unit, BAR_HEIGHT, 0);
        x += width * unit;
      });
    },
  };
}
