import type PDFDocument from 'pdfkit';

/** A face as the page writer needs it: how wide a text is, and the codes that show it. */
export type Face = {
  readonly id: string;
  readonly dictionary: unknown;
  /** Width of a text at size 1. */
  width(text: string): number;
  /** The codes of a text, in hexadecimal. */
  codes(text: string): string;
  /** True when every character of it can be shown. */
  shows(text: string): boolean;
};
export type Faces = Readonly<Record<'plain' | 'bold' | 'italic' | 'mono' | 'monoBold', Face>>;

/** What pdfkit's own font object answers; its types leave this out. */
type KitFont = {
  id: string;
  ref(): unknown;
  encode(text: string): [string[], { advanceWidth: number }[]];
};

/** The faces that every reader has: no file to embed, and a page of figures is written at once. */
export const openFaces = (doc: InstanceType<typeof PDFDocument>): Faces => ({
  plain: openFace(doc, 'Helvetica'),
  bold: openFace(doc, 'Helvetica-Bold'),
  italic: openFace(doc, 'Helvetica-Oblique'),
  mono: openFace(doc, 'Courier'),
  monoBold: openFace(doc, 'Courier-Bold'),
});

type Glyph = { readonly code: string; readonly width: number };

function openFace(doc: InstanceType<typeof PDFDocument>, name: string): Face {
  // The types of pdfkit do not tell which font a document writes with.
  const font = (doc.font(name) as unknown as { _font: KitFont })._font;
  const glyphs = new Map<string, Glyph>();
  const known = (char: string): Glyph | undefined => {
    const [[code, ...more], positions] = font.encode(char);
    const width = positions[0]?.advanceWidth ?? 0;
    return code !== undefined && more.length === 0 && width > 0
      ? { code: code.padStart(2, '0'), width: width / 1000 }
      : undefined;
  };
  const glyph = (char: string): Glyph => {
    const there = glyphs.get(char);
    if (there) return there;
    const made = known(char) ?? joined([...bare(char)].map(known)) ?? known('?')!;
    glyphs.set(char, made);
    return made;
  };
  return {
    id: font.id,
    dictionary: font.ref(),
    width(text) {
      let width = 0;
      for (const char of text) width += glyph(char).width;
      return width;
    },
    codes(text) {
      let codes = '';
      for (const char of text) codes += glyph(char).code;
      return codes;
    },
    shows: (text) => [...text].every((char) => known(char) !== undefined),
  };
}

/** A letter without its marks, so that a name stays readable where the face lacks the accent. */
const bare = (char: string): string =>
  BARRED[char] ?? char.normalize('NFKD').replace(/\p{M}/gu, '');
const BARRED: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
};

function joined(parts: readonly (Glyph | undefined)[]): Glyph | undefined {
  const known = parts.filter((part) => part !== undefined);
  return parts.length === 0 || known.length < parts.length
    ? undefined
    : {
        code: known.map(({ code }) => code).join(''),
        width: known.reduce((sum, { width }) => sum + width, 0),
      };
}
