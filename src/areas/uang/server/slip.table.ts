import { statement, statementByMany } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';

const HOLD = statement(
  'select from rekening where kode_toko = $1 and no_rekening = $2 for no key update',
  {
    statement: statement(
      `select from rekening where kode_toko = $1 and no_rekening = any($2::text[])
        order by no_rekening for no key update`,
    ),
    ofOneShop: true,
    gather: (all) => [all[0]?.[0], all.map(([, no_rekening]) => no_rekening)],
    share: () => [],
    claims: ([, no_rekening]) => [`slip ${String(no_rekening)}`],
  },
);
/** Two deposits of one account never share a ride: the second would not find the slip of the first. */
const USED = statementByMany(
  `select no_mutasi from mutasi_uang
    where kode_toko = $1 and tujuan_rekening = $2 and no_slip = $3
      and status = 'DONE' and extract(year from tgl_system) = extract(year from $4::date)`,
  ['text', 'text', 'text', 'date'],
  ([, no_rekening]) => [`slip ${String(no_rekening)}`],
);

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
  await tx.call(HOLD, [kode_toko, tujuan_rekening]);
  const asked = [kode_toko, tujuan_rekening, no_slip, hari];
  const [used] = await tx.call<{ no_mutasi: string }>(USED, asked);
  return used?.no_mutasi;
}
