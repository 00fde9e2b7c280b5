import type { Rupiah } from '#kit/rules/quantity.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { akunBank } from '#areas/buku/rules/akun.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bolehNegatif } from '#areas/uang/server/rekening.table.ts';

const TIDAK = refusals({
  REKENING_KURANG: {
    field: 'no_rekening',
    message: 'Saldo Rekening {no_rekening} Tidak Mencukupi',
  },
});

/** An account at a bank goes below nothing only where its master says so (D-19.2). */
export async function perluSaldoRekening(
  tx: Tx,
  no_rekening: string,
  keluar: Rupiah,
  { kode_toko }: Ctx,
): Promise<void> {
  const boleh = await bolehNegatif(tx, kode_toko, no_rekening);
  const saldo = await findSaldoAkun(tx, kode_toko, akunBank(no_rekening));
  conflictIf(!boleh && saldo < keluar, fill(TIDAK.REKENING_KURANG, { no_rekening }));
}
