import { inflateSync } from 'node:zlib';

/** What a reader of a PDF would see: page widths in points, and the letters of every page, piece by piece. */
export type PdfSeen = { readonly widths: readonly number[]; readonly text: string };

export function readPdf(file: Buffer): PdfSeen {
  const bytes = file.toString('latin1');
  const widths = [...bytes.matchAll(/\/MediaBox \[0 0 ([\d.]+) /g)].map(
    ([, width]) => Math.round(Number(width) * 100) / 100,
  );
  const streams = [...bytes.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, one]) =>
    inflate(Buffer.from(one!, 'latin1')),
  );
  const shown = [...streams.join('\n').matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex]) =>
    Buffer.from(hex!, 'hex').toString('latin1'),
  );
  return { widths, text: shown.join('\n') };
}

/** A picture in the file is no text. */
function inflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}
