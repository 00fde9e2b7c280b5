import { asciiOf } from '#kit/rules/ascii.ts';
import { code128, code128Sets } from '#kit/rules/code128.ts';
import { pairRows, wrapped } from '#kit/rules/columns.ts';
import { center, type StrukLine, type StrukSheet } from '#kit/rules/struk.ts';

/** What the two rolls have room for: letters of font A in a row, dots across (203 dpi). */
export const HEADS = { 58: { columns: 32, dots: 384 }, 80: { columns: 48, dots: 576 } } as const;
export type Roll = keyof typeof HEADS;

/** A picture in dots, row by row, eight to a byte from the left; 1 is black. */
export type Raster = {
  /** In dots, a multiple of eight. */
  readonly wide: number;
  readonly high: number;
  readonly bits: Uint8Array;
};

type Options = {
  readonly roll: Roll;
  /** AUTO_CUT; a printer that cannot cut leaves room to tear. */
  readonly cut: boolean;
  /** The pictures of the sheet by their PNG; one that is missing is left out. */
  readonly pictures?: ReadonlyMap<string, Raster>;
  /** A paper that broke while it was printed says on itself that it is printed again. */
  readonly again?: boolean;
};

const ESC = 0x1b;
const GS = 0x1d;
const LF = 0x0a;
const LEFT = [ESC, 0x61, 0];
const MIDDLE = [ESC, 0x61, 1];
const START = [ESC, 0x40, ...LEFT];
const bold = (on: boolean): number[] => [ESC, 0x45, on ? 1 : 0];
/** Times 1 to 2 in width and height. */
const size = (wide: 1 | 2, high: 1 | 2): number[] => [GS, 0x21, ((wide - 1) << 4) | (high - 1)];
/** Feeds to the knife, then cuts and leaves one point. */
const CUT = [GS, 0x56, 66, 0];
const ROOM_TO_TEAR = [ESC, 0x64, 4];
const bytes = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));
const row = (text: string): number[] => [...bytes(text), LF];
const rows = (list: readonly string[]): number[] => list.flatMap(row);

/** Opens a drawer that hangs on the printer: a pulse of 50 ms on pin 2, or on pin 5. */
export const kickOf = (pin: 2 | 5): Uint8Array =>
  Uint8Array.from([ESC, 0x70, pin === 5 ? 1 : 0, 25, 250]);

/** A sheet as a receipt printer takes it (ESC/POS): the same lines as the browser's print and the PDF. */
export function escposOf({ lines }: StrukSheet, options: Options): Uint8Array {
  const said = options.again ? [center('DICETAK LAGI', 'strong'), ...lines] : lines;
  return Uint8Array.from([
    ...START,
    ...said.flatMap((line) => lineBytes(line, options)),
    ...(options.cut ? CUT : ROOM_TO_TEAR),
  ]);
}

function lineBytes(line: StrukLine, options: Options): number[] {
  const { columns } = HEADS[options.roll];
  switch (line.kind) {
    case 'center':
      return centred(line, columns);
    case 'text':
      return strong(line.look, rows(wrapped(asciiOf(line.text), columns)));
    case 'pair':
      return strong(line.look, rows(pairRows(asciiOf(line.left), asciiOf(line.right), columns)));
    case 'total': {
      const sum = rows(pairRows(asciiOf(line.left), asciiOf(line.right), columns));
      return [...size(1, 2), ...strong('strong', sum), ...size(1, 1)];
    }
    case 'rule':
      return row((line.look === 'thick' ? '=' : '-').repeat(columns));
    case 'gap':
      return [LF];
    case 'barcode':
      return [...MIDDLE, ...barcode(line.code, options), ...LEFT];
    case 'qr':
      return [...MIDDLE, ...qr(line.text, options), ...LEFT];
    case 'image': {
      const picture = options.pictures?.get(line.image.png);
      return picture ? [...MIDDLE, ...raster(picture), ...LEFT] : [];
    }
    // A roll has no room for two stacks: one below the other.
    case 'columns':
      return [...line.left, ...line.right].flatMap((one) => lineBytes(one, options));
  }
}

const strong = (look: string | undefined, text: number[]): number[] =>
  look === 'strong' ? [...bold(true), ...text, ...bold(false)] : text;

function centred(
  { text, look }: Extract<StrukLine, { kind: 'center' }>,
  columns: number,
): number[] {
  const said = asciiOf(text);
  if (look !== 'big') return [...MIDDLE, ...strong(look, rows(wrapped(said, columns))), ...LEFT];
  const large = strong('strong', rows(wrapped(said, columns / 2)));
  return [...MIDDLE, ...size(2, 2), ...large, ...size(1, 1), ...LEFT];
}

/** 10 mm high, its number below; modules of two dots, of three where they have room. */
function barcode(code: string, { roll }: Options): number[] {
  const modules = code128(code).reduce((sum, width) => sum + width, 0);
  const dots = (modules + 20) * 3 <= HEADS[roll].dots ? 3 : 2;
  const data = code128Sets(code);
  const high = [GS, 0x68, 80];
  const wide = [GS, 0x77, dots];
  const numberBelow = [GS, 0x48, 2, GS, 0x66, 0];
  return [...high, ...wide, ...numberBelow, GS, 0x6b, 73, data.length, ...data, LF];
}

/** Model 2, level L, drawn by the printer itself. */
function qr(text: string, { roll }: Options): number[] {
  const data = bytes(asciiOf(text));
  const order = (work: number, ...more: readonly number[]): number[] => {
    const length = more.length + 2;
    return [GS, 0x28, 0x6b, length & 255, length >> 8, 49, work, ...more];
  };
  return [
    ...order(65, 50, 0),
    ...order(67, roll === 58 ? 5 : 6),
    ...order(69, 48),
    ...order(80, 48, ...data),
    ...order(81, 48),
    LF,
  ];
}

function raster({ wide, high, bits }: Raster): number[] {
  const across = wide / 8;
  const measures = [across & 255, across >> 8, high & 255, high >> 8];
  return [GS, 0x76, 0x30, 0, ...measures, ...bits, LF];
}
