import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import { roll, type StrukPaper } from '#kit/rules/struk.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Database } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { slipOnlineEndpoint } from '#areas/penjualan/contract/online/online.api.ts';
import { TIDAK_ONLINE } from '#areas/penjualan/rules/online/online.ts';
import { slipOnline } from '#areas/penjualan/rules/online/slip-online.ts';
import { findSlip } from '#areas/penjualan/server/online/daftar-online.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimStruk } from '#areas/toko/server/struk.ts';

/** The label of a parcel printer, and the rolls of the counter. */
const LABEL: StrukPaper = { wide: 100, room: 90, left: 5, tall: 150, scale: 1.15 };
const KERTAS = { '100X150': LABEL, '58': roll(58), '80': roll(80) } as const;

/**
 * The slip of a sale through a marketplace (SLIP_MARKETPLACE_MODULE, D-48.3). It shows where a customer lives: the
 * audit records who looked at it.
 */
export async function cetakSlip(
  db: Database,
  on: Sql,
  { params: { no }, query: { ukuran } }: InputOf<typeof slipOnlineEndpoint>,
  ctx: Ctx,
): Promise<Raw> {
  const slip = await findSlip(on, no, ctx);
  if (!slip) throw missing(fill(TIDAK_ONLINE.BUKAN_ONLINE, { no }));
  const { kode_toko, user_id, level, perangkat, ip } = ctx;
  const orang = { kode_toko, op: newOp(), user_id, level, perangkat, ip };
  await recordAside(db, { ...orang, tindakan: 'LIHAT', tabel: 'penjualan_online', kunci: no });
  const lines = slipOnline(slip, ctx.toko);
  return kirimStruk(
    [{ name: 'SLIP', lines }],
    { title: `Slip ${no}`, name: `SLIP ${no}`, paper: KERTAS[ukuran ?? '100X150'] },
    ctx,
  );
}
