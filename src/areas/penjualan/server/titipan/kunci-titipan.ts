import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import { TIDAK_TITIP, tolakStatus } from '#areas/penjualan/rules/titipan.ts';
import { findPemakai } from '#areas/penjualan/server/titipan/pakai-titipan.table.ts';
import { lockTitipan, type Titipan } from '#areas/penjualan/server/titipan/titipan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Locks one deposit, whatever its state. */
export async function kunciTitipan(tx: Tx, no: string, ctx: Ctx): Promise<Titipan> {
  const [head] = await lockTitipan(tx, ctx.kode_toko, [no]);
  if (!head) throw missing(TIDAK_TITIP.TITIPAN_TIDAK_ADA);
  return head;
}

/** Goes on only with a deposit that is alive and that no waiting sale is about to use. */
export async function perluAktif(tx: Tx, heads: readonly Titipan[], ctx: Ctx): Promise<void> {
  for (const head of heads) {
    const tolak = tolakStatus(head);
    if (tolak) conflictIf(true, tolak);
  }
  const nomor = heads.map((one) => one.no_titip);
  const [pakai] = await findPemakai(tx, ctx.kode_toko, nomor);
  if (pakai)
    conflictIf(
      true,
      fill(TIDAK_TITIP.TITIPAN_DIPAKAI, {
        no: pakai.no_titip,
        no_faktur_jual: pakai.no_faktur_jual,
      }),
    );
}
