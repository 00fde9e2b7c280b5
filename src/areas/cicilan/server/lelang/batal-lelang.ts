import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import type { batalLelangCicilanEndpoint } from '#areas/cicilan/contract/lelang/lelang.api.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { surplusCicilan } from '#areas/cicilan/server/lelang/lelang.query.ts';
import { lelangCicilan } from '#areas/cicilan/server/lelang/lelang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** By the number of the contract: its one auction that is not cancelled (D-35.15). */
export async function batalLelangCicilan(
  tx: Tx,
  { params, body }: InputOf<typeof batalLelangCicilanEndpoint>,
  ctx: Ctx,
) {
  const no = await surplusCicilan.lelangOf(tx, ctx.kode_toko, params.no);
  if (!no) throw missing(refusalsOf(lelangCicilanDocument.spec).missing);
  return lelangCicilan.cancel(tx, { no, induk: params.no }, body, ctx);
}
