import { inflateSync } from 'node:zlib';

/** A text on a page, with where it stands (points from the lower left corner). */
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
    return linesOf(ids.flatMap((id) => marksOf(objects.get(id)?.stream ?? '')));
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

const marksOf = (stream: string): Mark[] =>
  [...stream.matchAll(/(-?[\d.]+) (-?[\d.]+) Td <([0-9a-f]*)> Tj/g)].map(([, x, y, codes]) => ({
    x: Number(x),
    y: Number(y),
    text: WINDOWS.decode(Buffer.from(codes!, 'hex')),
  }));

const WINDOWS = new TextDecoder('windows-1252');

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
