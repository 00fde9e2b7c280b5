import { sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';

type Slip = {
  readonly kode_toko: string;
  readonly tujuan_rekening: string;
  readonly no_slip: string;
  readonly hari: Hari;
};

/**
 * The deposit of this year that has this slip of this account already, if one has. The account is held until the
 * commit, so that two deposits at once do not both find none.
 */
export async function findSlip(
  tx: Tx,
  { kode_toko, tujuan_rekening, no_slip, hari }: Slip,
): Promise<string | undefined> {
  await tx.run(sql`
    select from rekening where kode_toko = ${kode_toko} and no_rekening = ${tujuan_rekening} for no key update`);
  const used = await tx.maybe(sql<{ no_mutasi: string }>`
    select no_mutasi from mutasi_uang
     where kode_toko = ${kode_toko} and tujuan_rekening = ${tujuan_rekening} and no_slip = ${no_slip}
       and status = 'DONE' and extract(year from tgl_system) = extract(year from ${hari}::date)`);
  return used?.no_mutasi;
}
