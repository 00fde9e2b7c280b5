import type { StrukPaper, StrukSheet } from '#kit/rules/struk.ts';
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
