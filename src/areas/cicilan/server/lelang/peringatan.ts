import type { InputOf } from '#kit/contract/endpoint.ts';
import { addDays } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { holdParent } from '#areas/dokumen/server/parent.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import type {
  daftarPeringatanCicilanEndpoint,
  peringatanCicilanEndpoint,
} from '#areas/cicilan/contract/lelang/lelang.api.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { hitungKeadaan } from '#areas/cicilan/rules/cicilan.ts';
import { TIDAK_LELANG_CICILAN } from '#areas/cicilan/rules/lelang-cicilan.ts';
import { listJadwal } from '#areas/cicilan/server/cicilan.table.ts';
import {
  listPeringatanCicilan,
  savePeringatanCicilan,
} from '#areas/cicilan/server/lelang/peringatan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Records how the customer was warned and what was said; only for a running contract with a late instalment. */
export async function catatPeringatanCicilan(
  tx: Tx,
  { params, body }: InputOf<typeof peringatanCicilanEndpoint>,
  ctx: Ctx,
) {
  const { on } = lelangCicilanDocument.spec;
  const held = await holdParent(tx, on, params.no, ctx);
  conflictIf(held.status !== on.from, refusalsOf(on.spec).inState(held));
  const jadwal = await listJadwal(tx, ctx.kode_toko, [params.no]);
  // On the day that it falls due no contract is late.
  const late = hitungKeadaan(jadwal, held.terbayar, addDays(ctx.hari, -1));
  const tertua = orRefuse(late.tertua, TIDAK_LELANG_CICILAN.TIDAK_TUNGGAK);
  const row = await savePeringatanCicilan(tx, { no_cicilan: params.no, tertua, ...body }, ctx);
  const kunci = `${params.no}/${row.urut}`;
  tx.audit({ tindakan: 'PERINGATAN', tabel: 'cicilan_peringatan', kunci, sesudah: row });
  return row;
}

export const daftarPeringatanCicilan = (
  on: Sql,
  { params }: InputOf<typeof daftarPeringatanCicilanEndpoint>,
  { kode_toko }: Ctx,
) => listPeringatanCicilan(on, kode_toko, params.no);
