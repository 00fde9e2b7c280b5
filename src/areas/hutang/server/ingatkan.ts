import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse } from '#kit/server/problem.ts';
import { findParent } from '#areas/dokumen/server/parent.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import type { ingatkanHutangEndpoint } from '#areas/hutang/contract/laporan/ingatkan.api.ts';
import { TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import { tempoSatu } from '#areas/hutang/server/tempo-hutang.query.ts';
import { ingatkan, perluNomor } from '#areas/pesan/server/ingatkan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A reminder of a loan that is due, or falls due within the month that report 32 shows, to the number on it. */
export async function ingatkanHutang(
  tx: Tx,
  { params: { no } }: InputOf<typeof ingatkanHutangEndpoint>,
  ctx: Ctx,
) {
  const held = await findParent(tx, hutangDocument, no, ctx);
  conflictIf(held.status !== 'AKTIF', refusalsOf(hutangDocument.spec).inState(held));
  perluNomor(held.no_hp);
  const due = await tempoSatu(tx, ctx.kode_toko, no, ctx.hari);
  return ingatkan(tx, orRefuse(due, TIDAK_HUTANG.BELUM_TEMPO), ctx);
}
