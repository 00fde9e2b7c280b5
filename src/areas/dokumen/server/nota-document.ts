import type { Tx } from '#kit/server/database.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, cetakKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import { readPetugas } from '#areas/buku/server/petugas.query.ts';
import type { KertasDiminta } from '#areas/dokumen/contract/dokumen.ts';
import type { AnyNota, No } from '#areas/dokumen/server/any-document.ts';
import type { AnyKind, AnyTold } from '#areas/dokumen/server/kind.ts';
import type { NotaBy } from '#areas/dokumen/server/nota-by.ts';
import { reprintDocument } from '#areas/dokumen/server/print-document.ts';
import { seeDocument, wholeDocument } from '#areas/dokumen/server/read-document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimStruk } from '#areas/toko/server/struk.ts';
import { readCetak } from '#areas/toko/server/templat-nota.ts';

type Row = Readonly<Record<string, unknown>>;
type Asked = KertasDiminta & { readonly lembar?: string | null };

/** The calls of a paper of goods: print data with the message, the PDF, the counter's own print, a copy. */
export function notaRoutes(document: AnyNota, kind: AnyKind): Route[] {
  const nota = kind.nota!;
  const read = async (on: Sql, at: No, ctx: Ctx): Promise<AnyTold> => {
    const row = await seeDocument(on, document, kind, at, ctx);
    const told: object = await wholeDocument(on, document, kind, { row }, ctx);
    return told as AnyTold;
  };
  const data = (single: boolean) => async (on: Sql, query: { no: string }, ctx: Ctx) => {
    const dokumen = await read(on, query, ctx);
    await ambilKertas(on, kertasOf(query.no, dokumen), ctx);
    const petugas = await readPetugas(on, dokumen, ctx);
    const rows = await nota.rows(on, dokumen, { petugas, single }, ctx);
    return { data: rows, template_wa: await nota.message(on, dokumen, ctx) };
  };
  const [all, one] = [data(false), data(true)];
  return [
    serve(document.notaOne, (on, { query }, ctx: Ctx) => one(on, query, ctx)),
    serve(document.notaData, (on, { query }, ctx: Ctx) => all(on, query, ctx)),
    serve(document.notaPdf, async (on, { params, query }, ctx: Ctx) =>
      sendNota(on, nota, { dokumen: await read(on, params, ctx), no: params.no, ...query }, ctx),
    ),
    serveWrite(document.notaPrint, async (tx: Tx, { params }, ctx: Ctx) => {
      const dokumen = await read(tx, params, ctx);
      const printed = await cetakKertas(tx, kertasOf(params.no, dokumen), ctx);
      const told = await nota.printed?.(tx, dokumen, ctx);
      return { ...printed, petugas: await readPetugas(tx, dokumen, ctx), ...told };
    }),
    serveWrite(document.reprint, (tx, { params, body: { alasan } }, ctx: Ctx) =>
      reprintDocument(tx, document, kind, { ...params, alasan }, ctx),
    ),
  ];
}

type Sent = Asked & { readonly dokumen: AnyTold; readonly no: string };

/** Its sheets as a PDF: all of them, or the one that was asked for. */
async function sendNota(
  on: Sql,
  { jenis, judul, file = 'NOTA', sheets }: NotaBy<AnyTold, Row>,
  { dokumen, no, lembar = null, ...asked }: Sent,
  ctx: Ctx,
) {
  const cetak = await readCetak(on, jenis, ctx, asked);
  await ambilKertas(on, kertasOf(no, dokumen), ctx);
  const petugas = await readPetugas(on, dokumen, ctx);
  const all = await sheets(on, dokumen, { cetak, petugas }, ctx);
  const chosen = all.filter(({ name }) => lembar === null || name === lembar);
  const paper = { title: `${judul} ${no}`, name: `${file} ${no}`, paper: cetak.paper };
  return kirimStruk(chosen.length > 0 ? chosen : all.slice(0, 1), paper, ctx);
}
