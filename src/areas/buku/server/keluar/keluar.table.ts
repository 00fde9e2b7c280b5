import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { Terakhir } from '#areas/buku/rules/keluar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What money left for: a customer, or the shop itself. Each has a sum and a limit of its own. */
export type Untuk = 'CUSTOMER' | 'TOKO';

/**
 * What a person handed out last on this day, held until the act is finished: three payments in one second follow
 * each other.
 */
export async function lockKeluar(
  tx: Tx,
  user_id: string,
  untuk: Untuk,
  { kode_toko, hari }: Ctx,
): Promise<Terakhir | undefined> {
  const key = `keluar:${kode_toko}:${user_id}:${untuk}`;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return tx.maybe(sql<Terakhir>`
    select sebelum, jumlah, setuju is not null as mulai from uang_keluar
     where kode_toko = ${kode_toko} and user_id = ${user_id} and tgl_system = ${hari}::date and untuk = ${untuk}
     order by urut desc limit 1`);
}

export type Keluar = {
  readonly user_id: string;
  readonly jumlah: Rupiah;
  readonly sebelum: Rupiah;
  readonly batas: Rupiah | null;
  readonly setuju: 'SPV' | 'OWN' | null;
  readonly untuk?: Untuk;
};

export const saveKeluar = (
  tx: Tx,
  no_dokumen: string,
  { user_id, jumlah, sebelum, batas, setuju, untuk = 'CUSTOMER' }: Keluar,
  { kode_toko, hari, op }: Ctx,
): Promise<number> =>
  tx.run(sql`
    insert into uang_keluar (kode_toko, no_dokumen, user_id, tgl_system, jumlah, sebelum, batas, setuju, untuk, op)
    values (${kode_toko}, ${no_dokumen}, ${user_id}, ${hari}::date, ${jumlah}, ${sebelum}, ${batas}, ${setuju},
            ${untuk}, ${op}::uuid)`);

/** Of whom the money leaves, where that is another person than the one who acts. */
export const findLevel = async (tx: Tx, user_id: string): Promise<string> =>
  (await tx.one(sql<{ level: string }>`select level from users where user_id = ${user_id}`)).level;
