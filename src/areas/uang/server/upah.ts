import type { Rupiah } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { nomorKerja, periksaUpah, TIDAK_UPAH, UPAH_TUKANG } from '#areas/uang/rules/upah.ts';
import { findUpah, lockUpah, readDibayar } from '#areas/uang/server/upah.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Keluar = {
  readonly kode_transaksi: string;
  readonly keterangan: string;
  readonly jumlah: Rupiah;
};

/**
 * The work that a wage is paid for; null for any other cash-out. Held until the act is finished: two payments for one
 * work follow each other. Throws 422 where the remark names no finished work, or it is paid already (D-36.5).
 */
export async function kerjaUpah(
  tx: Tx,
  { kode_transaksi, keterangan, jumlah }: Keluar,
  { kode_toko }: Ctx,
): Promise<string | null> {
  if (kode_transaksi !== UPAH_TUKANG) return null;
  const named = nomorKerja(keterangan);
  if (named === undefined) {
    refuseIf([TIDAK_UPAH.UPAH_TANPA_KERJA]);
    return null;
  }
  const found = await findUpah(tx, kode_toko, named);
  if (!found) {
    refuseIf([fill(TIDAK_UPAH.UPAH_TIDAK_ADA, { no: named })]);
    return null;
  }
  const { no_kerja: no } = found;
  await lockUpah(tx, kode_toko, no);
  const { jumlah: dibayar } = await readDibayar(tx, kode_toko, no);
  // Cancelled while this waited for it: the work owes nothing.
  const held = await findUpah(tx, kode_toko, no);
  refuseIf(held ? [] : [fill(TIDAK_UPAH.UPAH_TIDAK_ADA, { no })]);
  refuseIf(periksaUpah({ no, upah: found.upah, dibayar }, jumlah));
  return no;
}

/** Work whose wage was paid is not cancelled before the money is. Throws 409. */
export async function belumDibayar(tx: Tx, no: string, { kode_toko }: Ctx): Promise<void> {
  await lockUpah(tx, kode_toko, no);
  const { no_kas } = await readDibayar(tx, kode_toko, no);
  conflictIf(no_kas !== null, fill(TIDAK_UPAH.UPAH_DIBAYAR, { no: no_kas ?? '' }));
}
