import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse } from '#kit/server/problem.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import type { ingatkanCicilanEndpoint } from '#areas/cicilan/contract/laporan/ingatkan.api.ts';
import { TIDAK_LELANG_CICILAN } from '#areas/cicilan/rules/lelang-cicilan.ts';
import { tempoSatu } from '#areas/cicilan/server/tempo-cicilan.query.ts';
import { findParent } from '#areas/dokumen/server/parent.ts';
import { ingatkan, perluNomor } from '#areas/pesan/server/ingatkan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A reminder of what a contract owes by today, to the number on the contract. */
export async function ingatkanCicilan(
  tx: Tx,
  { params: { no } }: InputOf<typeof ingatkanCicilanEndpoint>,
  ctx: Ctx,
) {
  perluNomor((await findParent(tx, cicilanDocument, no, ctx)).no_hp);
  const late = await tempoSatu(tx, ctx.kode_toko, no, ctx.hari);
  return ingatkan(tx, orRefuse(late, TIDAK_LELANG_CICILAN.TIDAK_TUNGGAK), ctx);
}
