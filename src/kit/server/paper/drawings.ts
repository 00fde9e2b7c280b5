import {
  heightsOf,
  isTelling,
  pointOf,
  sideOf,
  stepsOf,
  upOf,
  type DrawnSeries,
  type Grafik,
  type Heights,
  type Side,
  type Unit,
} from '#kit/rules/drawing.ts';
import { formatGram, formatInt, formatPersen, formatRupiah } from '#kit/rules/format.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import type { Part } from '#kit/server/paper/sheets.ts';
import type { Table } from '#kit/server/paper/table.ts';
import type { Faces } from '#kit/server/paper/typeface.ts';
import { inTurn, zip } from '#kit/rules/lists.ts';

const LARGE = { height: 150, side: 0 };
const SMALL = { height: 92, side: 14, beside: 3 };
const EDGE = { top: 26, bottom: 16 };
const SIZE = 7;
/** How many figures are beside a large drawing, and beside a small one. */
const STEPS = 4;
const FEW_STEPS = 2;
/** How far apart the words under a drawing are. */
const WORD = 62;
/** How series differ without colour. */
const LOOKS = [
  { grey: 0, dash: '' },
  { grey: 0.35, dash: '4 2' },
  { grey: 0.55, dash: '1.5 1.5' },
  { grey: 0.2, dash: '7 2 1.5 2' },
] as const;

type Place = { readonly x: number; readonly width: number; readonly height: number };

/** The drawings of a report as pieces of its last sheets: large ones alone, small ones side by side. */
export function drawnParts(
  all: readonly Grafik[],
  { left, width, faces }: Pick<Table, 'left' | 'width' | 'faces'>,
  t: (text: string) => string,
): Part[] {
  const telling = all
    .filter(({ deret }) => isTelling(deret.map(({ nilai }) => ({ values: nilai }))))
    .map((one) => ({ ...one, titik: one.titik.map((point) => pointOf(point, t)) }));
  const large = telling
    .filter((one) => !one.kecil)
    .map((one) => rowOf([one], { left, width, faces, ...LARGE, beside: 1 }));
  const small = telling.filter((one) => one.kecil);
  const rows = Array.from({ length: Math.ceil(small.length / SMALL.beside) }, (_, at) =>
    rowOf(small.slice(at * SMALL.beside, (at + 1) * SMALL.beside), {
      left,
      width,
      faces,
      ...SMALL,
    }),
  );
  return [...large, ...rows];
}

type Row = {
  left: number;
  width: number;
  height: number;
  side: number;
  beside: number;
  faces: Faces;
};

function rowOf(row: readonly Grafik[], { left, width, height, side, beside, faces }: Row): Part {
  const each = (width - (beside - 1) * side) / beside;
  return {
    height,
    bare: true,
    draw: (canvas, y) =>
      row.forEach((one, at) => {
        const place = { x: left + at * (each + side), width: each, height };
        drawOne(canvas, y, one, { place, faces });
      }),
  };
}

type Drawn = { place: Place; faces: Faces };

function drawOne(canvas: Canvas, y: number, { judul, titik, deret }: Grafik, at: Drawn): void {
  const { place, faces } = at;
  canvas.text(faces.bold, SIZE + 1, place.x, y + 12, judul);
  const [top, down] = [y + EDGE.top, place.height - EDGE.top - EDGE.bottom];
  const band = place.width / titik.length;
  const figures = deret.map(({ satuan, bentuk, nilai }) => {
    return { kind: satuan, shape: bentuk, values: nilai };
  });
  const heights = heightsOf(figures);
  const middle = (index: number): number => place.x + band * (index + 0.5);
  const zero = heights[0] ? top + down * (1 - Math.max(0, upOf(heights[0], 0))) : top + down;
  canvas.rule(place.x, Math.min(zero, top + down), place.width, 0.5, 0.5);
  drawScale(canvas, { top, down }, { deret, heights }, at);
  zip(deret, heights).forEach(([one, height], index) => {
    const up = (value: number): number => top + down * (1 - upOf(height, value));
    drawSeries(canvas, one, {
      up,
      middle,
      band,
      look: inTurn(LOOKS, index),
      side: sideOf(figures, index),
    });
  });
  const every = Math.ceil(WORD / band);
  titik.forEach((label, index) => {
    if (index % every !== 0) return;
    canvas.text(faces.plain, SIZE, middle(index), y + place.height - 4, label, {
      middle: true,
      grey: 0.35,
      within: band * every,
    });
  });
  if (deret.length > 1) drawLegend(canvas, y + 12, deret, at);
}

type Span = { readonly top: number; readonly down: number };
type Scaled = { readonly deret: readonly DrawnSeries[]; readonly heights: readonly Heights[] };

/** Round figures with their unit: of the first series at the left, with a thin line each, of another at the right. */
function drawScale(
  canvas: Canvas,
  { top, down }: Span,
  { deret, heights }: Scaled,
  { place: { x, width, height }, faces }: Drawn,
): void {
  const most = height < LARGE.height ? FEW_STEPS : STEPS;
  const other = deret.findIndex(({ satuan }) => satuan !== deret[0]?.satuan);
  for (const [index, end] of [[0, false] as const, [other, true] as const]) {
    const [one, span] = [deret[index], heights[index]];
    if (!one || !span) continue;
    for (const value of stepsOf(span, most)) {
      if (value === 0) continue;
      const y = top + down * (1 - upOf(span, value));
      if (!end) canvas.rule(x, y, width, 0.35, 0.85);
      canvas.text(faces.plain, SIZE, end ? x + width : x, y - 2, sayFigure(one.satuan, value), {
        end,
        grey: 0.35,
      });
    }
  }
}

function sayFigure(unit: Unit, value: number): string {
  const whole = Math.round(value);
  switch (unit) {
    case 'gram':
      return `${formatGram(whole as Miligram).replace(/\.000$/, '')} g`;
    case 'rupiah':
      return formatRupiah(whole as Rupiah);
    case 'persen':
      return `${formatPersen(whole as Persen).replace(/\.00$/, '')}%`;
    case 'kali':
      return `${formatPersen(whole as Persen)}×`;
    case 'int':
      return formatInt(whole);
  }
}

type Lines = {
  up(value: number): number;
  middle(index: number): number;
  band: number;
  look: (typeof LOOKS)[number];
  side: Side;
};

function drawSeries(canvas: Canvas, { bentuk, nilai }: DrawnSeries, lines: Lines): void {
  const { up, middle, band, look, side } = lines;
  if (bentuk === 'column') {
    const wide = Math.max(0.8, Math.min(24, (band * 0.55) / side.of));
    nilai.forEach((value, index) => {
      if (value === null) return;
      const [high, foot] = [up(Math.max(0, value)), up(Math.min(0, value))];
      canvas.box(
        middle(index) + wide * (side.place - side.of / 2),
        high,
        wide,
        foot - high,
        0.45 + look.grey / 2,
      );
    });
    return;
  }
  const points = nilai.flatMap((value, index) =>
    value === null ? [] : [[middle(index), up(value)] as const],
  );
  canvas.path(points, 1.1, look);
}

/** What each look means, at the right above the drawing. */
function drawLegend(
  canvas: Canvas,
  y: number,
  deret: readonly DrawnSeries[],
  { place, faces }: Drawn,
): void {
  let end = place.x + place.width;
  for (const [index, { nama, bentuk }] of [...deret.entries()].toReversed()) {
    const look = inTurn(LOOKS, index);
    canvas.text(faces.plain, SIZE, end, y, nama, { end: true });
    end -= faces.plain.width(nama) * SIZE + 22;
    if (bentuk === 'column') canvas.box(end + 8, y - 6, 7, 6, 0.45 + look.grey / 2);
    else
      canvas.path(
        [
          [end + 3, y - 2.5],
          [end + 19, y - 2.5],
        ],
        1.1,
        look,
      );
    end -= 8;
  }
}
