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
  | { readonly kind: 'barcode'; readonly code: string };

/** One sheet, cut off after its last line where the printer can. */
export type StrukSheet = { readonly name: string; readonly lines: readonly StrukLine[] };

/** Paper widths in millimetres, and what of them a print head reaches. */
export const STRUK = { 58: { paper: 58, room: 48 }, 80: { paper: 80, room: 72 } } as const;
export type StrukWidth = keyof typeof STRUK;

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

/** The first line of a text beside a label, further lines under it. */
export const pairLines = (left: string, right: readonly string[]): StrukLine[] =>
  right.map((line, at) => pair(at === 0 ? left : '', line));
