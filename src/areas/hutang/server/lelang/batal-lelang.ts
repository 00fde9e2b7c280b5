import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import type { batalLelangEndpoint } from '#areas/hutang/contract/lelang/lelang.api.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lelang } from '#areas/hutang/server/lelang/lelang.ts';
import { surplus } from '#areas/hutang/server/lelang/lelang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** By the number of the loan: its one auction that is not cancelled (D-35.18). */
export async function batalLelang(
  tx: Tx,
  { params, body }: InputOf<typeof batalLelangEndpoint>,
  ctx: Ctx,
) {
  const no = await surplus.lelangOf(tx, ctx.kode_toko, params.no);
  if (!no) throw missing(refusalsOf(lelangDocument.spec).missing);
  return lelang.cancel(tx, { no, induk: params.no }, body, ctx);
}
