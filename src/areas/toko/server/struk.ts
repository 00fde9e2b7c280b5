import type { StrukSheet } from '#kit/rules/struk.ts';
import { nowMs } from '#kit/server/clock.ts';
import { strukPdf } from '#kit/server/paper/struk.ts';
import type { Raw } from '#kit/server/routes.ts';
import { lebarStruk } from '#areas/toko/rules/struk-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Options = {
  readonly title: string;
  /** The file's name without its ending. */
  readonly name: string;
  /** What the request asks for; else the shop's own. */
  readonly ukuran: '58' | '80' | null;
};

/** Strips of paper as the PDF that a phone takes to its own printer; never kept on the way. */
export async function kirimStruk(
  sheets: readonly StrukSheet[],
  { title, name, ukuran }: Options,
  { toko, param }: Ctx,
): Promise<Raw> {
  const width = lebarStruk(ukuran ?? param.UKURAN_STRUK);
  const body = await strukPdf(sheets, { title, author: toko.nama_toko, width });
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
