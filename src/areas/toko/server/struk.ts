import type { StrukPaper, StrukSheet } from '#kit/rules/struk.ts';
import { nowMs } from '#kit/server/clock.ts';
import { strukPdf } from '#kit/server/paper/struk.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Options = {
  readonly title: string;
  /** The file's name without its ending. */
  readonly name: string;
  readonly paper: StrukPaper;
};

/** Strips of paper as the PDF that a phone takes to its own printer; never kept on the way. */
export async function kirimStruk(
  sheets: readonly StrukSheet[],
  { title, name, paper }: Options,
  { toko }: Ctx,
): Promise<Raw> {
  const body = await strukPdf(sheets, { title, author: toko.nama_toko, paper });
  return {
    body,
    type: 'application/pdf',
    headers: {
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

/** How long the first print is the original: printed with its act, in one go (reliability.md, case 7). */
const ASLI_MENIT = 15;

/** Whether paper of an act of that moment says that it is a copy. */
export const sudahSalinan = (saat: string): boolean =>
  nowMs() - Date.parse(saat) > ASLI_MENIT * 60_000;
