import { kataHari } from '#kit/rules/hari.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { holdParent } from '#areas/dokumen/server/parent.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import type {
  daftarPeringatanEndpoint,
  peringatanEndpoint,
} from '#areas/hutang/contract/lelang/lelang.api.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { TIDAK_LELANG } from '#areas/hutang/rules/lelang/lelang.ts';
import { listPeringatan, savePeringatan } from '#areas/hutang/server/lelang/peringatan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Logs that the customer was warned: how, and what was said. Only of a loan that runs and is past its due date. */
export async function catatPeringatan(
  tx: Tx,
  { params, body }: InputOf<typeof peringatanEndpoint>,
  ctx: Ctx,
) {
  const { on } = lelangDocument.spec;
  const held = await holdParent(tx, on, params.no, ctx);
  conflictIf(held.status !== on.from, refusalsOf(on.spec).inState(held));
  const { no_faktur_hutang, tgl_jatuh_tempo } = held;
  const early = fill(TIDAK_LELANG.BELUM_JATUH_TEMPO, { tgl: kataHari(tgl_jatuh_tempo) });
  refuseIf(ctx.hari > tgl_jatuh_tempo ? [] : [early]);
  const row = await savePeringatan(tx, { no_faktur_hutang, tgl_jatuh_tempo, ...body }, ctx);
  const kunci = `${no_faktur_hutang}/${row.urut}`;
  tx.audit({ tindakan: 'PERINGATAN', tabel: 'hutang_peringatan', kunci, sesudah: row });
  return row;
}

export const daftarPeringatan = (
  on: Sql,
  { params }: InputOf<typeof daftarPeringatanEndpoint>,
  { kode_toko }: Ctx,
) => listPeringatan(on, kode_toko, params.no);
