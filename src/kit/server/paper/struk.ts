import {
  LEADING,
  tighter,
  type StrukImage,
  type StrukLine,
  type StrukPaper,
  type StrukSheet,
} from '#kit/rules/struk.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import { openPaper, type Photo } from '#kit/server/paper/document.ts';
import {
  bars,
  points,
  square,
  type Pen,
  type Placed,
  type Sizes,
} from '#kit/server/paper/struk-pen.ts';
import type { Face, Faces } from '#kit/server/paper/typeface.ts';
import { wrap } from '#kit/server/paper/wrap.ts';

type Options = { title: string; author: string; paper: StrukPaper };

/** The same sheets as a PDF: a strip is one page as long as its lines need, a form goes on overleaf. */
export async function strukPdf(
  sheets: readonly StrukSheet[],
  { title, author, paper: on }: Options,
): Promise<Buffer> {
  const paper = openPaper(title, author);
  const parts: Buffer[] = [];
  for (const sheet of sheets)
    for (const page of layOut(sheet.lines, title, paper.faces, on)) {
      const size = { width: points(on.wide), height: page.height };
      for await (const part of paper.page(size, page.draw, page.photos)) parts.push(part);
    }
  // A strip has no page numbers, yet a page's second stream may not stay empty.
  for await (const part of paper.close((canvas) => canvas.box(0, 0, 0, 0, 1))) parts.push(part);
  return Buffer.concat(parts);
}

const NARROW = { base: 8, small: 6.6, big: 11.5, total: 12 };
const WIDE = { base: 9.2, small: 7.6, big: 14, total: 15 };
const EDGE = 14;
const GUTTER = 18;

type Page = { height: number; draw: (canvas: Canvas) => void; photos: Photo[] };

const sizesOf = ({ wide, scale }: StrukPaper): Sizes => {
  const { base, small, big, total } = wide < 70 ? NARROW : WIDE;
  return { base: base * scale, small: small * scale, big: big * scale, total: total * scale };
};

/** The largest letters that keep a form on one page; one that no letters keep there has its usual ones. */
function layOut(
  lines: readonly StrukLine[],
  title: string,
  faces: Faces,
  paper: StrukPaper,
): Page[] {
  const usual = layOutAs(lines, title, faces, { ...paper, leading: LEADING });
  if (usual.length < 2) return usual;
  for (const { by, leading } of tighter(paper)) {
    const pages = layOutAs(lines, title, faces, { ...paper, scale: paper.scale * by, leading });
    if (pages.length < 2) return pages;
  }
  return usual;
}

function layOutAs(
  lines: readonly StrukLine[],
  title: string,
  faces: Faces,
  paper: StrukPaper & { readonly leading: number },
): Page[] {
  const top = points(paper.top ?? 0) + EDGE;
  const height = paper.tall === undefined ? undefined : points(paper.tall);
  const pen: Pen = {
    faces,
    leading: paper.leading,
    sizes: sizesOf(paper),
    left: points(paper.left),
    room: points(paper.room),
    most: height === undefined ? undefined : height - top - EDGE,
  };
  const placed = lines.flatMap((line) => place(line, pen));
  const pages = pagesOf(placed, top, height).map((rows) => pageOf(rows, top, height));
  if (pages.length < 2) return pages;
  return pages.map((page, at) => ({
    ...page,
    draw: (canvas) => {
      page.draw(canvas);
      drawPlace(canvas, page.height, `${title}, halaman ${at + 1} dari ${pages.length}`, pen);
    },
  }));
}

/** Which paper this page belongs to, where it has more than one. */
function drawPlace(canvas: Canvas, height: number, text: string, { faces, left, room }: Pen): void {
  canvas.text(faces.plain, 7, left + room, height - EDGE / 2, text, { end: true, grey: 0.25 });
}

/** Rows that fill a page each; a roll is one page. A row higher than a page has a page of its own. */
function pagesOf(placed: readonly Placed[], top: number, height: number | undefined): Placed[][] {
  const pages: Placed[][] = [];
  let page: Placed[] = [];
  let y = top;
  for (const one of placed) {
    if (height !== undefined && y + one.height > height - EDGE && page.length > 0) {
      pages.push(page);
      page = [];
      y = top;
    }
    page.push(one);
    y += one.height;
  }
  return [...pages, page];
}

function pageOf(rows: readonly Placed[], top: number, height: number | undefined): Page {
  const { photos, end, laid } = stacked(rows, top);
  return {
    height: height ?? end + EDGE,
    photos,
    draw: (canvas) => laid.forEach(([one, at]) => one.draw(canvas, at)),
  };
}

/** Where each row of a stack begins, where it ends, and its pictures in their places. */
function stacked(rows: readonly Placed[], top: number) {
  const laid: (readonly [Placed, number])[] = [];
  const photos: Photo[] = [];
  let end = top;
  for (const one of rows) {
    laid.push([one, end]);
    for (const photo of one.photos ?? []) photos.push({ ...photo, y: end + photo.y });
    end += one.height;
  }
  return { laid, photos, end };
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
      return total(line, pen);
    case 'rule':
      return [ruled(line.look, pen)];
    case 'gap':
      return [{ height: pen.sizes.base * (pen.leading - 0.76), draw: () => {} }];
    case 'barcode':
      return [bars(line.code, pen), ...centered(line.code, 'small', pen)];
    case 'qr':
      return [square(line.text, pen)];
    case 'image':
      return [picture(line.image, pen)];
    case 'columns':
      return beside(line, pen);
  }
}

/** Two stacks share one row, as high as the higher one; where a page does not hold it, both go on overleaf. */
function beside(
  { left, right }: Extract<StrukLine, { kind: 'columns' }>,
  { left: x, room: whole, ...pen }: Pen,
): Placed[] {
  const room = (whole - GUTTER) / 2;
  const stacks = [
    left.flatMap((line) => place(line, { ...pen, left: x, room })),
    right.flatMap((line) => place(line, { ...pen, left: x + room + GUTTER, room })),
  ];
  const pages = stacks.map((rows) => pagesOf(rows, 0, pen.most && pen.most + EDGE));
  return Array.from({ length: Math.max(...pages.map((side) => side.length)) }, (_, at) =>
    together(pages.map((side) => side[at] ?? [])),
  );
}

/** Stacks beside one another, as one row. */
function together(stacks: readonly (readonly Placed[])[]): Placed {
  const sides = stacks.map((rows) => stacked(rows, 0));
  return {
    height: Math.max(...sides.map(({ end }) => end)),
    photos: sides.flatMap(({ photos }) => photos),
    draw: (canvas, y) =>
      sides.forEach(({ laid }) => laid.forEach(([one, at]) => one.draw(canvas, y + at))),
  };
}

/** Never higher than it was asked for, never wider than its place. */
function picture({ png, mm }: StrukImage, { left, room }: Pen): Placed {
  const height = points(mm);
  const bytes = Buffer.from(png, 'base64');
  return {
    height: height + 4,
    draw: () => {},
    photos: [{ bytes, x: left, y: 0, side: room, height }],
  };
}

const sizeOf = (look: string | undefined, { sizes }: Pen): number =>
  look === 'big' ? sizes.big : look === 'small' ? sizes.small : sizes.base;
const faceOf = (look: string | undefined, { faces }: Pen): Face =>
  look === 'big' || look === 'strong' ? faces.bold : faces.plain;
const MOST_LINES = 12;
/** No word of a label is broken for the figure beside it: where it does not fit, the label is above the figure. */
const longestWord = (face: Face, text: string): number =>
  text.split(' ').reduce((most, word) => Math.max(most, face.width(word)), 0);

/** One row of letters; the base line of the text is near the foot of the row. */
const row = (
  size: number,
  { leading }: Pen,
  draw: (canvas: Canvas, base: number) => void,
): Placed => ({
  height: size * leading,
  draw: (canvas, y) => draw(canvas, y + size * (leading - 0.34)),
});

function centered(text: string, look: 'big' | 'strong' | 'small' | undefined, pen: Pen): Placed[] {
  const [size, face] = [sizeOf(look, pen), faceOf(look, pen)];
  const middle = pen.left + pen.room / 2;
  return wrap(face, text, pen.room / size, MOST_LINES).map((one) =>
    row(size, pen, (canvas, base) => canvas.text(face, size, middle, base, one, { middle: true })),
  );
}

function flowing(text: string, look: 'strong' | 'small' | undefined, pen: Pen): Placed[] {
  const [size, face] = [sizeOf(look, pen), faceOf(look, pen)];
  return wrap(face, text, pen.room / size, MOST_LINES).map((one) =>
    row(size, pen, (canvas, base) => canvas.text(face, size, pen.left, base, one)),
  );
}

/**
 * The figure is at the right; a long label takes further lines beside it, or is above it. A figure as long as a
 * name then takes further lines, too.
 */
function paired({ left, right, look }: Extract<StrukLine, { kind: 'pair' }>, pen: Pen): Placed[] {
  const [size, face] = [sizeOf(look, pen), faceOf(look, pen)];
  const indent = look === 'small' ? size : 0;
  const end = pen.left + pen.room;
  const free = pen.room - indent - (face.width(right) + 0.6) * size;
  if (free < longestWord(face, left) * size) {
    const [names, figures] = [
      wrap(face, left, (pen.room - indent) / size, MOST_LINES),
      wrap(face, right, pen.room / size, MOST_LINES),
    ];
    return [
      ...names.map((one) =>
        row(size, pen, (canvas, base) => canvas.text(face, size, pen.left + indent, base, one)),
      ),
      ...figures.map((one) =>
        row(size, pen, (canvas, base) => canvas.text(face, size, end, base, one, { end: true })),
      ),
    ];
  }
  const labels = wrap(face, left, free / size, MOST_LINES);
  return labels.map((label, at) =>
    row(size, pen, (canvas, base) => {
      canvas.text(face, size, pen.left + indent, base, label);
      if (at === 0) canvas.text(face, size, end, base, right, { end: true, within: pen.room });
    }),
  );
}

/** The sum of a paper; on a narrow one a long label is above it. */
function total({ left, right }: Extract<StrukLine, { kind: 'total' }>, pen: Pen): Placed[] {
  const { sizes, room } = pen;
  const face = pen.faces.bold;
  const free = room - (face.width(right) + 0.4) * sizes.total;
  const above = face.width(left) * sizes.base > free;
  const figure = row(sizes.total * 1.12, pen, (canvas, base) => {
    if (!above) canvas.text(face, sizes.base, pen.left, base, left);
    canvas.text(face, sizes.total, pen.left + room, base, right, { end: true, within: room });
  });
  return above ? [...flowing(left, 'strong', pen), figure] : [figure];
}

const WEIGHTS = { dash: 0.5, thin: 0.5, thick: 1.2 } as const;

function ruled(look: keyof typeof WEIGHTS, { sizes, left, room, leading }: Pen): Placed {
  const height = sizes.base * (leading - 0.36);
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
