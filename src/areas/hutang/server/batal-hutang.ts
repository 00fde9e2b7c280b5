import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { findDocument } from '#areas/dokumen/server/document.table.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutang } from '#areas/hutang/server/hutang.ts';
import { remajaOf } from '#areas/hutang/server/remaja.query.ts';
import { remaja } from '#areas/hutang/server/remaja.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A renewed loan is cancelled with the renewal that it came from (D-35.18), any other by itself. */
export async function batalHutang(
  tx: Tx,
  { params, body }: InputOf<typeof hutangDocument.cancel>,
  ctx: Ctx,
) {
  const found = await findDocument(tx, hutangDocument.spec, ctx.kode_toko, params.no);
  if (found?.jenis !== 'PEREMAJAAN') return hutang.cancel(tx, params, body, ctx);
  const at = await remajaOf(tx, ctx.kode_toko, params.no);
  await remaja.cancel(tx, at, body, ctx);
  return hutang.read(tx, params.no, ctx);
}
