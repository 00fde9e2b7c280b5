import type { Canvas } from '#kit/server/paper/canvas.ts';
import type { PageSize, Paper, Photo } from '#kit/server/paper/document.ts';
import type { Heading } from '#kit/server/paper/desk.ts';
import { plain, sentence } from '#kit/rules/sentence.ts';

/** A sheet of paper with what is printed on every sheet. */
export type Frame = {
  readonly paper: Paper;
  readonly page: PageSize;
  readonly margin: number;
  readonly heading: Heading;
};

/** What the foot of a sheet takes. */
export const FOOT = 26;

const FILTER_LINE = 10;
const FILTER_ROWS = 4;
/** A value of a filter longer than this is drawn narrower. */
const FILTER_MOST = 90;

/** The band of figures below the heading. */
const BAND = 20;

/** The shop's sign: as high as its name and the first line of its address. */
const LOGO = { width: 62, height: 30 };
const besideLogo = ({ logo }: Heading): number => (logo ? LOGO.width + 8 : 0);

/** The pictures of a sheet's head. */
export const headPhotos = ({ margin, heading: { logo } }: Frame): Photo[] =>
  logo
    ? [{ bytes: logo, x: margin, y: margin, side: LOGO.width, height: LOGO.height, kept: true }]
    : [];

export const headingHeight = (frame: Frame): number =>
  wordsHeight(frame) + (frame.heading.band ? BAND : 0);

/** An upright sheet has no room for shop, title and filters side by side: the title is below the other two. */
const titleTop = ({ page, heading }: Frame): number =>
  page.width < page.height ? sidesHeight(heading) + 4 : 0;

const sidesHeight = ({ address, filters, logo }: Heading): number =>
  Math.max(
    16 + address.length * 10,
    Math.min(filters.length, FILTER_ROWS) * FILTER_LINE + 4,
    logo ? LOGO.height : 0,
  );

function wordsHeight(frame: Frame): number {
  const { period, note } = frame.heading;
  const title = titleTop(frame) + 18 + (period ? 12 : 0) + (note ? 12 : 0);
  return Math.max(sidesHeight(frame.heading), title, 30) + 8;
}

/** The shop at the left, the report in the middle, the filters at the right. */
export function drawHeading(canvas: Canvas, frame: Frame): void {
  const { page, margin, heading } = frame;
  const { faces } = frame.paper;
  const middle = page.width / 2;
  const below = titleTop(frame);
  const top = margin + below;
  const title = Math.min(faces.bold.width(heading.title) * 13, page.width * (below ? 0.86 : 0.42));
  const left = margin + besideLogo(heading);
  const room = middle - (below ? 0 : title / 2) - left - 14;
  canvas.text(faces.bold, 12, left, margin + 9, heading.shop, { within: room });
  heading.address.forEach((line, at) =>
    canvas.text(faces.plain, 8, left, margin + 22 + at * 10, line, { within: middle - left }),
  );
  canvas.text(faces.bold, 13, middle, top + 9, heading.title, { middle: true, within: title });
  const under = [heading.period, heading.note].filter((text) => text !== undefined);
  under.forEach((text, at) => {
    const face = text === heading.note ? faces.bold : faces.plain;
    canvas.text(face, 9, middle, top + 23 + at * 12, text, { middle: true });
  });
  drawFilters(canvas, frame);
}

/** What the report is opened for, before its table: 'Penjualan Rp 1,470,000    Berat 3.250 g'. */
function drawBand(canvas: Canvas, frame: Frame): void {
  const { paper, margin, heading } = frame;
  const { plain, bold } = paper.faces;
  const y = margin + wordsHeight(frame) + 8;
  let x = margin;
  for (const { label, value } of heading.band?.() ?? []) {
    canvas.text(plain, 9, x, y, label, { grey: 0.35 });
    x += plain.width(label) * 9 + 6;
    canvas.text(bold, 11, x, y, value);
    x += bold.width(value) * 11 + 26;
  }
}

/** Labels and values in columns of four, from the right edge inwards. */
function drawFilters(canvas: Canvas, { paper, page, margin, heading }: Frame): void {
  const { plain, bold } = paper.faces;
  let edge = page.width - margin;
  for (let column = Math.ceil(heading.filters.length / FILTER_ROWS) - 1; column >= 0; column -= 1) {
    const part = heading.filters.slice(column * FILTER_ROWS, (column + 1) * FILTER_ROWS);
    const widest = Math.max(...part.map(({ value }) => bold.width(value) * 8));
    const values = Math.min(FILTER_MOST, widest);
    const labels = Math.max(...part.map(({ label }) => plain.width(label) * 8));
    for (const [at, { label, value }] of part.entries()) {
      const y = margin + 8 + at * FILTER_LINE;
      canvas.text(bold, 8, edge - values, y, value, { within: values });
      canvas.text(plain, 8, edge - values - 8, y, label, { end: true, grey: 0.35 });
    }
    edge -= values + labels + 26;
  }
}

/** Who printed it and when, below a thin rule. */
export function drawFoot(canvas: Canvas, { paper, page, margin, heading }: Frame): void {
  const y = page.height - margin - FOOT;
  canvas.rule(margin, y + 8, page.width - 2 * margin, 0.5, 0.6);
  canvas.text(paper.faces.italic, 7.5, margin, y + 18, heading.foot, { grey: 0.25 });
}

/** What is known after the last row: the band above the table, 'Halaman 1 dari 3' at the other end of the foot. */
export function drawLast(canvas: Canvas, frame: Frame, number: number, pages: number): void {
  drawBand(canvas, frame);
  const { paper, page, margin, heading } = frame;
  const y = page.height - margin - FOOT + 18;
  const text = plain(sentence(heading.number, { n: number, semua: pages }));
  const look = { end: true, grey: 0.25 };
  canvas.text(paper.faces.plain, 7.5, page.width - margin, y, text, look);
}
