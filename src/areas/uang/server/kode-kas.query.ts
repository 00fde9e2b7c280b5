import { sql, type Sql } from '#kit/server/sql.ts';
import type { KodeKas } from '#areas/uang/rules/kas.ts';

/** A code of a cash movement, in use or not. */
export const findKodeKas = (
  on: Sql,
  kode_toko: string,
  kode: string,
): Promise<KodeKas | undefined> =>
  on.maybe(sql<KodeKas>`
    select kode_transaksi, arah, is_active from kode_transaksi where kode_toko = ${kode_toko}
        and kode_transaksi = ${kode}`);
