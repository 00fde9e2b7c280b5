import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { TIDAK_TUKANG } from '#areas/service/rules/tukang.ts';
import { findBebasSesudah } from '#areas/service/server/tukang/tukang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Gold that a craftsman holds without a job is given, returned and used up one act after the other; each is undone only
 * while it is the last (D-36.5). Otherwise gold that was closed as lost would come back into its lot. Throws 409.
 */
export async function needLastBebas(
  tx: Tx,
  kode_tukang: string,
  no: string,
  { kode_toko }: Ctx,
): Promise<void> {
  const later = await findBebasSesudah(tx, kode_toko, kode_tukang, no);
  conflictIf(later !== undefined, fill(TIDAK_TUKANG.BEBAS_BERLANJUT, { no: later?.no ?? '' }));
}
