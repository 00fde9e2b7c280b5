import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { Hadiah } from '#areas/member/rules/hadiah.ts';

/** A gift with what is left of it, held until the act is finished: the last one is won by one member. */
export async function lockHadiah(
  tx: Tx,
  kode_toko: string,
  kode_hadiah: string,
): Promise<Hadiah | undefined> {
  return tx.maybe(sql<Hadiah>`
    select kode_hadiah, nama_hadiah, point, stock from hadiah
     where kode_toko = ${kode_toko} and kode_hadiah = ${kode_hadiah} and is_active for update`);
}

/** Handed out, or back on the shelf. */
export const addHadiah = (
  tx: Tx,
  kode_toko: string,
  kode_hadiah: string,
  qty: number,
): Promise<number> =>
  tx.run(sql`
    update hadiah set stock = stock + ${qty}::int where kode_toko = ${kode_toko} and kode_hadiah = ${kode_hadiah}`);
