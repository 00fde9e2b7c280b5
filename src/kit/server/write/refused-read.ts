import { recordAside } from '#kit/server/aside.table.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { Problem } from '#kit/server/problem.ts';
import { newOp } from '#kit/server/write/new-op.ts';

/** One row a minute for each person and call, however often they are refused. */
const once = limiter({ most: 1, seconds: 60 });

/**
 * A read that is refused because this person read too much in a row (429) is written in the audit of the shop as
 * TERLALU_SERING, with the call in `kunci`: cards, notas and documents that show people, whichever limit refused them.
 * Any other error leaves no row. The refusal itself still goes to the caller.
 */
export async function recordRefusedRead(
  db: Database,
  call: string,
  ctx: Ctx | undefined,
  error: unknown,
): Promise<void> {
  if (!ctx || !(error instanceof Problem) || error.status !== 429) return;
  try {
    once(`${ctx.kode_toko_user}/${ctx.user_id} ${call}`);
  } catch {
    return;
  }
  const { kode_toko, user_id, level, perangkat, ip } = ctx;
  const act = { tindakan: 'TERLALU_SERING', tabel: 'baca', kunci: call, op: newOp() };
  await recordAside(db, { kode_toko, user_id, level, perangkat, ip, ...act });
}
