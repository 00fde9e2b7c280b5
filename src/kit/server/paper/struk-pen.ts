import { code128 } from '#kit/rules/code128.ts';
import { qrCode, runsOf } from '#kit/rules/qr.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import type { Photo } from '#kit/server/paper/document.ts';
import type { Faces } from '#kit/server/paper/typeface.ts';

/** Points of a PDF in so many millimetres. */
export const points = (mm: number): number => (mm * 72) / 25.4;

/** Sizes of letters, in points. */
export type Sizes = Readonly<Record<'base' | 'small' | 'big' | 'total', number>>;

/** Where a line begins, and all that it needs to draw itself. */
export type Pen = {
  readonly faces: Faces;
  readonly sizes: Sizes;
  /** How high a line is beside its letters. */
  readonly leading: number;
  readonly left: number;
  readonly room: number;
  /** How much of a page rows may fill; none where the paper is a roll. */
  readonly most: number | undefined;
};
type Mark = (canvas: Canvas, y: number) => void;
export type Placed = {
  readonly height: number;
  readonly draw: Mark;
  /** Pictures go to the page by themselves, measured from the top of the line. */
  readonly photos?: readonly Photo[];
};

const BAR_HEIGHT = 34;

/** As wide as the paper allows, at most a third of a millimetre to the module. */
export function bars(code: string, { left, room }: Pen): Placed {
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

const QR_MM = 26;
/** On a form, where a page has to hold it. */
const QR_FORM_MM = 17;

/** Each run of dark modules is one box; the paper around is the white edge that a camera needs. */
export function square(text: string, { left, room, most }: Pen): Placed {
  const rows = qrCode(text);
  const onRoll = most === undefined;
  const side = points(onRoll ? QR_MM : QR_FORM_MM);
  const edge = onRoll ? 5 : 2.5;
  const unit = side / rows.length;
  const from = left + (room - side) / 2;
  return {
    height: side + 2 * edge,
    draw: (canvas, y) =>
      rows.forEach((row, down) => {
        for (const [start, length] of runsOf(row))
          canvas.box(from + start * unit, y + edge + down * unit, length * unit, unit, 0);
      }),
  };
}
