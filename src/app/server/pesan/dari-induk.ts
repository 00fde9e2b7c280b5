import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { findDocument } from '#areas/dokumen/server/document.table.ts';
import type { Served } from '#areas/dokumen/server/serve-document.ts';
import { TIDAK_NOTA } from '#areas/pesan/server/kirim-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type OnOther = DocumentSpec & { readonly on: NonNullable<DocumentSpec['on']> };

/** Reads a document that is made on another one by its own number alone: that other one is found beside it. */
export const dariInduk =
  <W extends OnOther>({ spec }: { readonly spec: W }, served: Pick<Served<W>, 'read'>) =>
  async (on: Sql, no: string, ctx: Ctx): Promise<DocumentOf<W>> => {
    const row = await findDocument(on, spec as OnOther, ctx.kode_toko, no);
    if (!row) throw missing(TIDAK_NOTA.DOKUMEN_TIDAK_ADA);
    const induk = String((row as Readonly<Record<string, unknown>>)[spec.on.spec.key]);
    return served.read(on, { no, induk }, ctx);
  };
