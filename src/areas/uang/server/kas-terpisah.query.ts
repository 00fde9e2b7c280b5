import { refusals, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockHariAlone } from '#areas/toko/server/toko.table.ts';

const TIDAK = refusals({
  LACI_BERISI: {
    field: 'value',
    message: 'Laci Masih Berisi, Pindahkan Uangnya Bersama Perubahan Ini',
  },
});

/**
 * Money that was taken into one drawer must not be looked for in another (D-16.5). The day is held alone: money that
 * is on its way is in its drawer before it is looked into, or comes after the change.
 */
export async function jagaKasTerpisah(tx: Tx, { kode_toko }: Ctx): Promise<Refusal | undefined> {
  await lockHariAlone(tx, kode_toko);
  const held = await tx.maybe(sql`
    select from saldo where kode_toko = ${kode_toko} and akun in ('kas', 'kas_hutang') and rupiah <> 0`);
  return held === undefined ? undefined : TIDAK.LACI_BERISI;
}
