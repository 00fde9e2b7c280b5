import { inflateSync } from 'node:zlib';

/** A text on a page, with its place (points from the lower left corner). */
type Mark = { readonly x: number; readonly y: number; readonly text: string };

/**
 * The lines of every page of one of our own PDFs, top to bottom, each from left to right: read back
 * from its content streams, so that a test sees what a reader sees.
 */
export function readPdf(file: Buffer): string[][] {
  const objects = objectsOf(file);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const [, contents = ''] = /\/Contents (\[[^\]]*\]|\d+ 0 R)/.exec(head) ?? [];
    const ids = [...contents.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
    const fonts = fontsOf(head, objects);
    return linesOf(ids.flatMap((id) => marksOf(objects.get(id)?.stream ?? '', fonts)));
  });
}

type PdfObject = { readonly head: string; readonly stream: string };

/** Every object by its number, through the table at the end of the file. */
function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const places = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, at]) => Number(at));
  return new Map(places.map((at, index) => [index + 1, objectAt(file, text, at)]));
}

function objectAt(file: Buffer, text: string, at: number): PdfObject {
  const end = text.indexOf('endobj', at);
  const begin = text.indexOf('stream\n', at);
  if (begin < 0 || begin > end) return { head: text.slice(at, end), stream: '' };
  const head = text.slice(at, begin);
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
  const bytes = file.subarray(begin + 7, begin + 7 + length);
  const packed = head.includes('/FlateDecode');
  return { head, stream: (packed ? inflateSync(bytes) : bytes).toString('latin1') };
}

/** What the codes of a font say. */
type Font = (codes: string) => string;
const WINDOWS = new TextDecoder('windows-1252');
const windows: Font = (codes) => WINDOWS.decode(Buffer.from(codes, 'hex'));

/** The fonts of a page by their names: an embedded one says itself what its codes mean. */
function fontsOf(head: string, objects: ReadonlyMap<number, PdfObject>): ReadonlyMap<string, Font> {
  const at = (text: string, name: string): PdfObject | undefined =>
    objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]));
  const named = at(head, 'Resources')?.head.matchAll(/\/(F\d+) (\d+) 0 R/g) ?? [];
  return new Map(
    [...named].map(([, name, id]) => {
      const told = at(objects.get(Number(id))?.head ?? '', 'ToUnicode')?.stream;
      return [name!, told === undefined ? windows : embedded(told)];
    }),
  );
}

/** Four figures a code, in lists from a first code on, each told in UTF-16. */
function embedded(told: string): Font {
  const signs = new Map<number, string>();
  for (const [, first, list] of told.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [at, [, sign]] of [...list!.matchAll(/<(\w*)>/g)].entries())
      signs.set(Number.parseInt(first!, 16) + at, UTF16.decode(Buffer.from(sign!, 'hex').swap16()));
  return (codes) =>
    (codes.match(/.{4}/g) ?? []).map((code) => signs.get(Number.parseInt(code, 16)) ?? '').join('');
}
const UTF16 = new TextDecoder('utf-16le');

const marksOf = (stream: string, fonts: ReadonlyMap<string, Font>): Mark[] =>
  [...stream.matchAll(/(-?[\d.]+) (-?[\d.]+) Td (.*?) ET/g)].map(([, x, y, shown]) => ({
    x: Number(x),
    y: Number(y),
    text: [...shown!.matchAll(/\/(F\d+) [\d.]+ Tf [^<]*<([0-9a-f]*)>/g)]
      .map(([, font, codes]) => (fonts.get(font!) ?? windows)(codes!))
      .join(''),
  }));

function linesOf(marks: readonly Mark[]): string[] {
  const rows = Map.groupBy(marks, ({ y }) => Math.round(y));
  return [...rows]
    .toSorted(([a], [b]) => b - a)
    .map(([, row]) =>
      row
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    );
}
