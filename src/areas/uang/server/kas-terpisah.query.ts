import { refusals, type Refusal } from '#kit/rules/refusal.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  LACI_BERISI: {
    field: 'value',
    message: 'Kas Hutang Terpisah Hanya Dapat Diubah Selama Kas Toko Dan Kas Hutang Kosong',
  },
});

/** Money that was taken into one drawer must not be looked for in another (D-16.5). */
export async function jagaKasTerpisah(on: Sql, { kode_toko }: Ctx): Promise<Refusal | undefined> {
  const held = await on.maybe(sql`
    select from saldo where kode_toko = ${kode_toko} and akun in ('kas', 'kas_hutang') and rupiah <> 0`);
  return held === undefined ? undefined : TIDAK.LACI_BERISI;
}
