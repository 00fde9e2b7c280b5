import type PDFDocument from 'pdfkit';
import { zip } from '#kit/rules/lists.ts';
import { fontFiles, isRightToLeft, LETTER, wordsOf } from '#kit/server/paper/other-scripts.ts';

/** Codes, in hexadecimal, that show a part of a text in one font of the document. */
export type Run = {
  readonly font: string;
  readonly codes: string;
  /** A sign beside the place where the last one ended, or where the next begins: thousandths of the size. */
  readonly moved?: { readonly right: number; readonly up: number; readonly back: number };
};

/** A face as the page writer needs it: how wide a text is, and the runs that show it. */
export type Face = {
  /** Width of a text at size 1. */
  width(text: string): number;
  /** What shows a text, from left to right. */
  runs(text: string): readonly Run[];
  /** True when the standard face itself has every character of it. */
  shows(text: string): boolean;
};
export type Faces = Readonly<Record<'plain' | 'bold' | 'italic' | 'mono' | 'monoBold', Face>>;
/** The faces, and every font of the document by its name: a page names those that it may show. */
export type OpenFaces = { readonly faces: Faces; readonly fonts: ReadonlyMap<string, unknown> };

/** What pdfkit's own font object answers; its types leave this out. */
type KitFont = {
  id: string;
  ref(): unknown;
  encode(text: string, features?: readonly string[]): [codes: string[], positions: Position[]];
  /** Of an embedded one: the font that was read. */
  font: { hasGlyphForCodePoint(code: number): boolean };
};
type Position = Readonly<Record<'advanceWidth' | 'xAdvance' | 'xOffset' | 'yOffset', number>>;
type Doc = InstanceType<typeof PDFDocument>;

/** The faces that every reader has need no file: a page of figures is written at once. */
export function openFaces(doc: Doc): OpenFaces {
  const fonts = new Map<string, unknown>();
  const open = (name: string): KitFont => {
    // The types of pdfkit do not tell which font a document writes with.
    const font = (doc.font(name) as unknown as { _font: KitFont })._font;
    fonts.set(font.id, font.ref());
    return font;
  };
  const light = otherScripts(open, false);
  const heavy = otherScripts(open, true);
  const faces = {
    plain: openFace(open('Helvetica'), light),
    bold: openFace(open('Helvetica-Bold'), heavy),
    italic: openFace(open('Helvetica-Oblique'), light),
    mono: openFace(open('Courier'), light),
    monoBold: openFace(open('Courier-Bold'), heavy),
  };
  return { faces, fonts };
}

/** What shows a letter, a word or a whole text, and how wide that is at size 1. */
type Shown = { readonly runs: readonly Run[]; readonly width: number };
type Glyph = { readonly codes: string; readonly width: number };
/** The embedded font that has a sign. */
type OtherScripts = (sign: string) => KitFont | undefined;

/** Embedded fonts of a weight, opened by the first sign that needs them. */
function otherScripts(open: (file: string) => KitFont, bold: boolean): OtherScripts {
  const opened = new Map<string, KitFont>();
  const known = new Map<string, KitFont | undefined>();
  const font = (file: string): KitFont => {
    const there = opened.get(file) ?? open(file);
    opened.set(file, there);
    return there;
  };
  const found = (sign: string): KitFont | undefined => {
    const file = fontFiles(sign, bold).find((one) =>
      font(one).font.hasGlyphForCodePoint(sign.codePointAt(0)!),
    );
    return file === undefined ? undefined : font(file);
  };
  return (sign) => {
    if (!known.has(sign)) known.set(sign, found(sign));
    return known.get(sign);
  };
}

function openFace(font: KitFont, others: OtherScripts): Face {
  const glyphs = new Map<string, Glyph | undefined>();
  const words = new Map<string, Shown>();
  const glyph = (char: string): Glyph | undefined => {
    if (!glyphs.has(char)) glyphs.set(char, standard(font, char));
    return glyphs.get(char);
  };
  const word = (text: string): Shown => {
    const there = words.get(text) ?? showWord(text, font, others);
    words.set(text, there);
    return there;
  };
  /** Undefined where a sign of the text is not in the standard face. */
  const plain = (text: string): Shown | undefined => {
    let [codes, width] = ['', 0];
    for (const char of text) {
      const one = glyph(char);
      if (!one) return undefined;
      codes += one.codes;
      width += one.width;
    }
    return { runs: [{ font: font.id, codes }], width };
  };
  const show = (text: string): Shown =>
    plain(text) ?? together(inOrder(text).map((part) => plain(part) ?? word(part)));
  return {
    width(text) {
      let width = 0;
      for (const char of text) {
        const one = glyph(char);
        if (!one) return show(text).width;
        width += one.width;
      }
      return width;
    },
    runs: (text) => show(text).runs,
    shows: (text) => [...text].every((char) => glyph(char) !== undefined),
  };
}

/** A sign of a face that every reader has. */
function standard(font: KitFont, char: string): Glyph | undefined {
  const [[code, ...more], positions] = font.encode(char);
  const width = positions[0]?.advanceWidth ?? 0;
  return code !== undefined && more.length === 0 && width > 0
    ? { codes: code.padStart(2, '0'), width: width / 1000 }
    : undefined;
}

/** Words and blanks of a text as they lie on paper: words of Arabic that follow each other from right to left. */
function inOrder(text: string): string[] {
  const parts = wordsOf(text.normalize('NFC'));
  const ordered: string[] = [];
  let turned: string[] = [];
  for (const [at, part] of parts.entries()) {
    const between = !LETTER.test(part) && isRightToLeft(parts[at + 1] ?? '');
    if (isRightToLeft(part) || (between && turned.length > 0)) turned.unshift(part);
    else {
      ordered.push(...turned, part);
      turned = [];
    }
  }
  return [...ordered, ...turned];
}

/** A word with a sign that the standard face lacks: the whole of it in the fonts that have its signs. */
function showWord(text: string, own: KitFont, others: OtherScripts): Shown {
  const parts: { font: KitFont | undefined; text: string }[] = [];
  for (const sign of text) {
    const font = others(sign);
    const last = parts.at(-1);
    if (last && last.font === font) last.text += sign;
    else parts.push({ font, text: sign });
  }
  return together(
    parts.map((part) => (part.font ? embedded(part.font, part.text) : spelled(part.text, own))),
  );
}

/** Signs of one embedded font; its own rules join and turn what joins and turns. */
function embedded(font: KitFont, text: string): Shown {
  const [codes, positions] = font.encode(text, []);
  const runs: Run[] = [];
  for (const [code, at] of zip(codes, positions)) {
    const moved = movedOf(at);
    const last = runs.at(-1);
    if (last && !moved && !last.moved)
      runs[runs.length - 1] = { ...last, codes: last.codes + code };
    else runs.push({ font: font.id, codes: code, ...(moved && { moved }) });
  }
  return { runs, width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / 1000 };
}

/** A mark over or under a letter, a pair of letters that stand closer. */
const movedOf = ({ advanceWidth, xAdvance, xOffset, yOffset }: Position): Run['moved'] =>
  xOffset === 0 && yOffset === 0 && advanceWidth === xAdvance
    ? undefined
    : { right: xOffset, up: yOffset, back: xOffset + advanceWidth - xAdvance };

/** Signs that no font has: letters without their marks, else a question mark. */
function spelled(text: string, own: KitFont): Shown {
  const glyphs = [...text].flatMap((sign) => {
    const bare = [...sign.normalize('NFKD').replace(/\p{M}/gu, '')].map((one) =>
      standard(own, one),
    );
    const known = bare.filter((one) => one !== undefined);
    return known.length > 0 && known.length === bare.length ? known : [standard(own, '?')!];
  });
  return {
    runs: [{ font: own.id, codes: glyphs.map(({ codes }) => codes).join('') }],
    width: glyphs.reduce((sum, { width }) => sum + width, 0),
  };
}

const together = (parts: readonly Shown[]): Shown => ({
  runs: parts.flatMap(({ runs }) => runs),
  width: parts.reduce((sum, { width }) => sum + width, 0),
});
