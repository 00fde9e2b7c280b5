/**
 * A strip of paper as a list of lines: what a thermal printer, the browser's print and a PDF draw
 * alike. The texts come ready to read; nothing here knows what was sold.
 */
export type StrukLine =
  | { readonly kind: 'center'; readonly text: string; readonly look?: 'big' | 'strong' | 'small' }
  | { readonly kind: 'text'; readonly text: string; readonly look?: 'strong' | 'small' }
  | {
      readonly kind: 'pair';
      readonly left: string;
      readonly right: string;
      readonly look?: 'strong' | 'small';
    }
  | { readonly kind: 'total'; readonly left: string; readonly right: string }
  | { readonly kind: 'rule'; readonly look: 'dash' | 'thin' | 'thick' }
  | { readonly kind: 'gap' }
  | { readonly kind: 'barcode'; readonly code: string }
  | { readonly kind: 'qr'; readonly text: string }
  | { readonly kind: 'image'; readonly image: StrukImage }
  /** Two stacks of lines side by side: on wide paper alone. */
  | {
      readonly kind: 'columns';
      readonly left: readonly StrukLine[];
      readonly right: readonly StrukLine[];
    };

/** A small picture (PNG in base64), as high as it is to stand on the paper. */
export type StrukImage = { readonly png: string; readonly mm: number };

/** One sheet, cut off after its last line where the printer can. */
export type StrukSheet = { readonly name: string; readonly lines: readonly StrukLine[] };

/** What is printed on, in millimetres: how wide, what of it is written on, where that begins. */
export type StrukPaper = {
  readonly wide: number;
  readonly room: number;
  /** The height of a page; a roll has none, its page is as long as its lines. */
  readonly tall?: number;
  /** Left free at the top: what the shop has printed on its paper beforehand. */
  readonly top?: number;
  readonly left: number;
  /** How large its letters are beside the usual ones. */
  readonly scale: number;
};

/** How high a line is beside its letters. */
export const LEADING = 1.36;
/** How a form is set tighter, step by step, so that it does not go on overleaf: smaller letters, less between lines. */
const TIGHTER = [
  { by: 0.94, leading: 1.3 },
  { by: 0.88, leading: 1.25 },
  { by: 0.82, leading: 1.2 },
] as const;
/** No letter is smaller than this beside the usual ones: the small print is 6.2 points then. */
const SMALLEST = 0.82;
export const tighter = ({ scale, tall }: StrukPaper) =>
  tall === undefined ? [] : TIGHTER.filter(({ by }) => by * scale >= SMALLEST);

/** The two rolls; a print head reaches less than the paper is wide. */
export const ROLLS = { 58: { wide: 58, room: 48, left: 5 }, 80: { wide: 80, room: 72, left: 4 } };
export const roll = (mm: keyof typeof ROLLS, scale = 1): StrukPaper => ({ ...ROLLS[mm], scale });

export const center = (text: string, look?: 'big' | 'strong' | 'small'): StrukLine => ({
  kind: 'center',
  text,
  look,
});
export const words = (text: string, look?: 'strong' | 'small'): StrukLine => ({
  kind: 'text',
  text,
  look,
});
export const pair = (left: string, right: string, look?: 'strong' | 'small'): StrukLine => ({
  kind: 'pair',
  left,
  right,
  look,
});
export const rule = (look: 'dash' | 'thin' | 'thick' = 'dash'): StrukLine => ({
  kind: 'rule',
  look,
});
export const GAP: StrukLine = { kind: 'gap' };

/** The same paper left before: each of its sheets says so (decision 1069). */
export const saidAgain = (sheets: readonly StrukSheet[]): StrukSheet[] =>
  sheets.map((one) => ({ ...one, lines: [center('DICETAK LAGI', 'strong'), ...one.lines] }));

/** The first line of a text beside a label, further lines under it. */
export const pairLines = (left: string, right: readonly string[]): StrukLine[] =>
  right.map((line, at) => pair(at === 0 ? left : '', line));
