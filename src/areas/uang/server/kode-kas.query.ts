import type { Tx } from '#kit/server/database.ts';
import { sql, statementByMany, type Sql } from '#kit/server/sql.ts';
import type { KodeKas, MasaPajak } from '#areas/uang/rules/kas.ts';

const FIND = statementByMany(
  'select kode_transaksi, arah, is_active from kode_transaksi where kode_toko = $1 and kode_transaksi = $2',
  ['text', 'text'],
);

/** A code of a cash movement, in use or not. */
export const findKodeKas = async (
  on: Sql,
  kode_toko: string,
  kode: string,
): Promise<KodeKas | undefined> => (await on.call<KodeKas>(FIND, [kode_toko, kode]))[0];

/**
 * Holds a code until the act is finished: acts under it come one after the other. A row of cash that names it does not
 * wait: it is written with its book in one statement, which looks for its code last.
 */
export const lockKodeKas = (tx: Tx, kode_toko: string, kode: string): Promise<number> =>
  tx.run(sql`
    select from kode_transaksi where kode_toko = ${kode_toko} and kode_transaksi = ${kode} for no key update`);

/** What a month collected of a tax by the book, and what was paid in for it; a payment that was cancelled is none. */
export const readMasaPajak = (
  on: Sql,
  kode_toko: string,
  { kode_transaksi, akun, masa }: Readonly<Record<'kode_transaksi' | 'akun' | 'masa', string>>,
): Promise<Omit<MasaPajak, 'masa'>> =>
  on.one(sql<Omit<MasaPajak, 'masa'>>`
    select (select coalesce(-sum(b.rupiah), 0)::bigint from buku b
             where b.kode_toko = ${kode_toko} and b.akun = ${akun} and b.tgl_system >= ${`${masa}-01`}::date
               and b.tgl_system < ${`${masa}-01`}::date + interval '1 month'
               and not exists (select from kas k where k.kode_toko = b.kode_toko and k.masa_pajak is not null
                                  and b.no_bukti in (k.no_kas, k.no_batal))) as dipungut,
           (select coalesce(sum(k.jumlah), 0)::bigint from kas k
             where k.kode_toko = ${kode_toko} and k.kode_transaksi = ${kode_transaksi} and k.masa_pajak = ${masa}
               and k.status = 'DONE') as disetor`);
