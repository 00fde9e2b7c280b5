import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import { findPemakai } from '#areas/penjualan/server/titipan/pakai-titipan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Goes on only with deposits that no waiting sale is about to use. */
export async function perluBebas(tx: Tx, nomor: readonly string[], ctx: Ctx): Promise<void> {
  const [pakai] = await findPemakai(tx, ctx.kode_toko, nomor);
  if (!pakai) return;
  const { no_titip: no, no_faktur_jual } = pakai;
  conflictIf(true, fill(TIDAK_TITIP.TITIPAN_DIPAKAI, { no, no_faktur_jual }));
}
