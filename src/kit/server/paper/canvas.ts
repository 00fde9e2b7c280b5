import type { Face, Run } from '#kit/server/paper/typeface.ts';

/** Marks on one page, measured in points from its top left corner, as PDF operators. */
export type Canvas = {
  text(face: Face, size: number, x: number, y: number, text: string, look?: Look): void;
  rule(x: number, y: number, width: number, weight: number, grey?: number): void;
  box(x: number, y: number, width: number, height: number, grey: number): void;
  /** A line through points; dashed where it must be told from another. */
  path(points: readonly (readonly [number, number])[], weight: number, look?: PathLook): void;
  /** An empty frame: a signature box. */
  frame(x: number, y: number, width: number, height: number): void;
  content(): string;
};
export type PathLook = { readonly grey?: number; readonly dash?: string };
export type Look = {
  /** The text ends at x instead of starting there. */
  readonly end?: boolean;
  readonly middle?: boolean;
  readonly grey?: number;
  /** Never wider than this: what does not fit is drawn narrower, never cut. */
  readonly within?: number;
};

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A run where the pen is, or a sign beside it: up is a part of the size, to the right is taken off. */
const showing = (codes: string, size: number, moved: Run['moved']): string =>
  moved
    ? `${n((moved.up * size) / 1000)} Ts [${n(-moved.right)} <${codes}> ${n(moved.back)}] TJ 0 Ts`
    : `<${codes}> Tj`;

/** `fresh`: pdfkit starts a page upside down, a later stream of the same page finds it turned back. */
export function openCanvas(height: number, fresh = true): Canvas {
  const marks: string[] = fresh ? [`1 0 0 -1 0 ${n(height)} cm`] : [];
  const up = (y: number): string => n(height - y);
  return {
    text(face, size, x, y, text, { end, middle, grey = 0, within } = {}) {
      if (text === '') return;
      const natural = face.width(text) * size;
      const squeeze = within !== undefined && natural > within ? within / natural : 1;
      const width = natural * squeeze;
      const left = end ? x - width : middle ? x - width / 2 : x;
      const show = face
        .runs(text)
        .map(({ font, codes, moved }) => `/${font} ${n(size)} Tf ${showing(codes, size, moved)}`)
        .join(' ');
      const shown = squeeze < 1 ? `${n(squeeze * 100)} Tz ${show} 100 Tz` : show;
      marks.push(`${n(grey)} g BT ${n(left)} ${up(y)} Td ${shown} ET`);
    },
    rule: (x, y, width, weight, grey = 0) =>
      void marks.push(
        `${n(grey)} G ${n(weight)} w ${n(x)} ${up(y)} m ${n(x + width)} ${up(y)} l S`,
      ),
    box: (x, y, width, boxHeight, grey) =>
      void marks.push(`${n(grey)} g ${n(x)} ${up(y + boxHeight)} ${n(width)} ${n(boxHeight)} re f`),
    path(points, weight, { grey = 0, dash = '' } = {}) {
      const drawn = points.map(([x, y], at) => `${n(x)} ${up(y)} ${at === 0 ? 'm' : 'l'}`);
      if (drawn.length < 2) return;
      marks.push(`${n(grey)} G ${n(weight)} w [${dash}] 0 d ${drawn.join(' ')} S [] 0 d`);
    },
    frame: (x, y, width, boxHeight) =>
      void marks.push(`0.45 G 0.6 w ${n(x)} ${up(y + boxHeight)} ${n(width)} ${n(boxHeight)} re S`),
    content: () => marks.join('\n'),
  };
}
