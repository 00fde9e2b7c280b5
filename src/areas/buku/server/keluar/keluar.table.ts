import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, statementByMany } from '#kit/server/sql.ts';
import type { Terakhir } from '#areas/buku/rules/keluar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What money left for: a customer, or the shop itself. Each has a sum and a limit of its own. */
export type Untuk = 'CUSTOMER' | 'TOKO';

const HOLD_ALL = statement(
  `select pg_advisory_xact_lock(s.h) from (select hashtextextended(k, 0) as h from unnest($1::text[]) k order by 1) s`,
);
/** Two payments of one person never share a ride: the second would not count the first. */
const HOLD = statement('select pg_advisory_xact_lock(hashtextextended($1, 0))', {
  statement: HOLD_ALL,
  ofOneShop: false,
  gather: (all) => [all.map(([key]) => key)],
  share: () => [],
  claims: ([key]) => [String(key)],
});
/** A statement of its own: what is read with the lock would be read as it was before the lock. */
const LAST = statementByMany(
  `select sebelum, jumlah, setuju is not null as mulai from uang_keluar
    where user_id = $1 and tgl_system = $2::date and untuk = $3 order by urut desc limit 1`,
  ['text', 'date', 'text'],
  ([user_id, , untuk]) => [keluarOf(user_id, untuk)],
);
const keluarOf = (...who: unknown[]): string => `keluar:${who.join(':')}`;

/**
 * What a person handed out last on this day, held until the act is finished: three payments in one second follow
 * each other. It counts in whichever shop he did: head office has no sum of its own in each branch (decision
 * 1079). A quote reads it without holding it.
 */
export async function lockKeluar(
  tx: Tx,
  user_id: string,
  untuk: Untuk,
  { hari }: Ctx,
): Promise<Terakhir | undefined> {
  if (!tx.looks) await tx.call(HOLD, [keluarOf(user_id, untuk)]);
  const [last] = await tx.call<Terakhir>(LAST, [user_id, hari, untuk]);
  return last;
}

export type Keluar = {
  readonly user_id: string;
  readonly jumlah: Rupiah;
  readonly sebelum: Rupiah;
  readonly batas: Rupiah | null;
  readonly setuju: 'SPV' | 'OWN' | null;
  readonly untuk?: Untuk;
};

/** The same as a row that is written with its document, whose number it holds in `no_dokumen`. */
export const barisKeluar = (
  { user_id, jumlah, sebelum, batas, setuju, untuk = 'CUSTOMER' }: Keluar,
  { kode_toko, hari, op }: Ctx,
) => ({ kode_toko, user_id, tgl_system: hari, jumlah, sebelum, batas, setuju, untuk, op });
export const KELUAR = {
  table: 'uang_keluar',
  no: 'no_dokumen',
  columns: [
    'kode_toko',
    'user_id',
    'tgl_system',
    'jumlah',
    'sebelum',
    'batas',
    'setuju',
    'untuk',
    'op',
  ],
} as const;

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
