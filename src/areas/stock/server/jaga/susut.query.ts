import { startOfMonth } from '#kit/rules/hari.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Susut = { readonly berat: Miligram; readonly murni: Miligram };

/** What this user's acts have lost since the month began: in processes, and by changes of data without one. */
export async function susutBulanIni(tx: Tx, { kode_toko, user_id, hari }: Ctx): Promise<Susut> {
  const row = await tx.maybe(sql<Susut>`
    select coalesce(sum(b.berat), 0)::bigint as berat, coalesce(sum(b.murni), 0)::bigint as murni
      from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and s.input_by = ${user_id}
       and (b.akun = 'susut' or (b.akun = 'selisih' and s.kode_transaksi = 'UBAH'))
       and b.tgl_system between ${startOfMonth(hari)} and ${hari}`);
  return row ?? { berat: mg(0), murni: mg(0) };
}
