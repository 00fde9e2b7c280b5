import type { Readable } from 'node:stream';
import type { PaperKind } from '#kit/contract/report-paper.ts';
import type { PaperWords } from '#kit/server/paper/desk.ts';
import { writePdf } from '#kit/server/paper/report-pdf.ts';
import { writePhotos } from '#kit/server/paper/report-photos.ts';
import { writeStruk } from '#kit/server/paper/report-struk.ts';
import { writeXlsx } from '#kit/server/paper/report-xlsx.ts';

type Write = (words: PaperWords) => Readable;
type FileKind = {
  readonly type: string;
  readonly write: Readonly<Record<PaperKind, Write>>;
  /** Papers whose first line needs the last row. */
  readonly ahead: readonly PaperKind[];
};

/** What a report may be had as, beside JSON: by the ending of its call, and on which paper. */
export const FILES: Readonly<Record<FileEnding, FileKind>> = {
  pdf: {
    type: 'application/pdf',
    write: {
      a4: writePdf,
      foto: writePhotos,
      struk58: (words) => writeStruk(words, 58),
      struk80: (words) => writeStruk(words, 80),
    },
    ahead: ['struk58', 'struk80'],
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: { a4: writeXlsx, foto: writeXlsx, struk58: writeXlsx, struk80: writeXlsx },
    ahead: [],
  },
};
export type FileEnding = 'pdf' | 'xlsx';
